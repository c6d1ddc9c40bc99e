import type { TitleDictionary } from '../../core/titles/header-words.js';
import { lexiconPattern } from '../../lexicon/words.js';
import { type ColumnPlan, plan } from '../tables/column-plan.js';
import type { JsonLeaf, JsonNode, JsonObject } from './nodes.js';

/** Public code systems, whose codes are the same for everybody. */
const PUBLIC = new RegExp(`^(?:${lexiconPattern('format-names', { class: 'code-system' })})`);
/** What else stands there, such as a name or an address, is searched. */
const FORM_OF_CODE = /^[^\s@]{1,24}$/;
/** The address of a register or a code system; a contact has `phone` or `email` as its system. */
const ADDRESS = /^(?:urn:|https?:)/;
/** `http://hl7.org/fhir/StructureDefinition/…`: what an extension is. */
const VOCABULARY = new RegExp(
  `^https?://(?:www\\.)?(?:${lexiconPattern('web', { class: 'host-of-a-vocabulary' })})(?![\\p{L}\\p{N}.-])`,
  'iu',
);
const OF_EXTENSION = /^(?:value[A-Z]|extension$)/;
const LAST_SEGMENT = /[^/:#]+$/;
/** What a code or a quantity has beside its system, and the number of a register has not. */
const OF_CODES: ReadonlySet<string> = new Set(['code', 'unit', 'display']);
const IDENTIFIER = /^identifiers?$/i;

/** A member of an object of FHIR of which the key alone says too little. */
export interface FhirMember {
  /** What tells it from members with the same key, and the title of its column. */
  readonly role: string;
  readonly plan: () => ColumnPlan;
}

const CODE: FhirMember = { role: 'code of a public system', plan: () => plan('keep', 'title', 'code') };
const URL_OF_EXTENSION: FhirMember = { role: 'url of an extension', plan: () => plan('keep', 'title', 'url') };
const NUMBER: FhirMember = { role: 'identifier', plan: () => plan('type', 'title', 'identifier', 'ID_NUMBER') };

/** The number of a register, with the type that the last part of its address names: `…/sid/us-ssn`. */
function numberOf(system: string, dictionary: Pick<TitleDictionary, 'meaning'>): FhirMember {
  const title = LAST_SEGMENT.exec(system)?.[0] ?? '';
  const meaning = dictionary.meaning(title);
  if (meaning?.type === undefined || meaning.strength !== 'strong') return NUMBER;
  const { type } = meaning;
  return { role: title, plan: () => plan('type', 'title', title, type) };
}

/**
 * The members of an object of FHIR (HL7, `resourceType`, `Identifier`, `Coding`) by their keys: the `id` of a resource and the `value` of an
 * identifier are numbers of somebody, whatever they look like; the `code` of LOINC, SNOMED CT and other public systems
 * is none, and the `url` of a published extension says what it is.
 * @param above the key of the object
 */
export function fhirMembers(
  { members }: JsonObject,
  above: string,
  dictionary: Pick<TitleDictionary, 'meaning'>,
): ReadonlyMap<string, FhirMember> {
  const found = new Map<string, FhirMember>();
  const texts = new Map(members.flatMap(({ key, value }) => (isText(value) ? [[key.text, value.text] as const] : [])));
  if (texts.has('resourceType') && texts.has('id')) found.set('id', NUMBER);
  const system = texts.get('system') ?? '';
  if (PUBLIC.test(system) && FORM_OF_CODE.test(texts.get('code') ?? '')) found.set('code', CODE);
  const isOfRegister = ADDRESS.test(system) && !members.some(({ key }) => OF_CODES.has(key.text));
  if (texts.has('value') && (isOfRegister || IDENTIFIER.test(above))) found.set('value', numberOf(system, dictionary));
  if (VOCABULARY.test(texts.get('url') ?? '') && members.some(({ key }) => OF_EXTENSION.test(key.text)))
    found.set('url', URL_OF_EXTENSION);
  return found;
}

const isText = (value: JsonNode): value is JsonLeaf & { readonly kind: 'string' } => value.kind === 'string';
