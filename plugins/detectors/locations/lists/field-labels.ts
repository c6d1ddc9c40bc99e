const WORDS =
  '(?:date|place|country|city|time|reason|cause|next|name|type|level|state) (?:of|for) (?:the )?\\p{L}{2,14}|(?:date|lieu|data|lugar|fecha) (?:de|di) \\p{L}{2,14}|' +
  'relation(?:ship)?(?: to \\p{L}{2,12})?|numbers?|no|nr|id|date|name|code|contact|status|phone|telephone|tel|mobile|cell|landline|fax|e-?mail|type|class|due|by|to|total|since|' +
  'provider|physician|doctor|complaint|insurance|policy|account|member|sex|gender|age|dob|birth|employer|occupation|nationality|citizenship|race|ethnicity|language|religion|country|county|' +
  'ward|bed|room|gp|pcp|nok|mrn|nhs|ssn|attn|relation|spouse|guardian|website|web|url|order|invoice|ref|reference|subject|notes?|comments?|remarks?|diagnosis|allergies|medications?|' +
  'geburtsdatum|geburtsort|telefon|handy|mobil|geschlecht|beruf|krankenkasse|versicherungsnummer|kundennummer|tél(?:éphone)?|portable|sexe|profession|teléfono|móvil|sexo|profesión|' +
  'telefono|cellulare|sesso|professione|geboortedatum|telefoon|telefone|telemóvel';

const BEFORE =
  'home|work|office|business|daytime|evening|private|mobile|emergency|account|policy|insurance|group|member|patient|client|customer|contact|case|claim|file|chart|order|invoice|delivery|blood|' +
  'marital|primary|care|referring|attending|family|chief|social|security|national|nhs|tax|passport|driver|licen[cs]e|medical|record|hospital|balance|referred|ship|bill';

/**
 * The label of the next field on a line, with its colon: `Date of birth:`, `NHS number:`, `Geburtsdatum:`. Source of an expression with the
 * flags `iu`, to be tried where a word begins.
 */
export const FIELD_LABEL = `(?:(?:${BEFORE}) ){0,2}(?:${WORDS})\\.? ?:`;
