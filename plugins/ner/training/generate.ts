import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Random } from '../../../core/index.js';
import type { Example, LabelledSpan } from '../trainer/examples.js';
import type { Culture, Lists } from './sources.js';

/** Templates of a folder: `*.txt`, parted by lines of `%%`; `{PERSON}` is filled anew, `{PERSON1}` the same in one template. */
export function readTemplates(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split(/\n%%\n/))
    .map((template) => template.trim())
    .filter((template) => template !== '');
}

const LABELS: Readonly<Record<string, string>> = {
  PERSON: 'PERSON',
  GIVEN: 'PERSON',
  SURNAME: 'PERSON',
  INITIAL: 'PERSON',
  CAPITAL: 'PERSON',
  ORG: 'ORGANIZATION',
  LOC: 'LOCATION',
  CITY: 'LOCATION',
  CITYLINE: 'LOCATION',
  STATE: 'LOCATION',
  COUNTRY: 'LOCATION',
  ADDRESS: 'LOCATION',
  ADDRESS_LINES: 'LOCATION',
  STREET: 'LOCATION',
  STREETNAME: 'LOCATION',
  LGIVEN: 'PERSON',
  LSURNAME: 'PERSON',
  LPERSON: 'PERSON',
  LCITY: 'LOCATION',
  LORG: 'ORGANIZATION',
  CAPSNAME: 'PERSON',
  COMPANY: 'ORGANIZATION',
  FIRM: 'ORGANIZATION',
};

const ANATOMY =
  'Patella|Achilles|Edema|Abdomen|Knee|Shoulder|Lumbar spine|Cervical spine|Thyroid|Sclera|Pupils|Trachea|Sternum|Femur|Tibia|Rotator cuff|Gallbladder|Left hip|Right ankle|Dorsalis pedis';
const EPONYMS =
  'Murphy|McMurray|Homan|Babinski|Romberg|Lachman|Tinel|Phalen|Hoffman|Thompson|Kernig|Brudzinski|Spurling|Hawkins|Neer|Rovsing|Trousseau|Chvostek|Foley|Kocher|Allen|Apley|Finkelstein|Patrick|Horner|Crohn|Parkinson|Hodgkin|Cushing|Graves|Addison|Marfan|Barrett|Bell|Wilson|Turner|Down|Raynaud|Meckel|Virchow|Swan-Ganz|Jackson-Pratt|Penrose|Kelly|Allis|Mallampati|Gram|Gleason|Child-Pugh|Killip';
const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/** Fills templates with invented people, places and organisations, and now and then changes the case of all. */
export class Generator {
  readonly #lists: Lists;
  readonly #templates: readonly string[];
  readonly #random: Random;
  readonly #english: readonly Culture[];
  readonly #big: readonly string[];
  readonly #small: readonly string[];

  constructor(lists: Lists, templates: readonly string[], random: Random) {
    this.#lists = lists;
    this.#templates = templates;
    this.#random = random;
    this.#english = lists.cultures.filter((c) => c.locale.startsWith('en'));
    this.#big = lists.places.filter((p) => p.population > 60_000).map((p) => p.name);
    this.#small = lists.places.filter((p) => p.population <= 60_000).map((p) => p.name);
  }

  example(): Example {
    const made = this.#fill(this.#random.pick(this.#templates));
    const chance = this.#random.int(100);
    if (chance < 7) return recase(made, (text) => text.toLowerCase());
    return chance < 12 ? recase(made, (text) => text.toUpperCase()) : made;
  }

  given(): string {
    return this.#random.pick(this.#culture().given);
  }

  surname(): string {
    return this.#random.pick(this.#culture().surnames);
  }

  #fill(template: string): Example {
    const same = new Map<string, string>();
    const spans: LabelledSpan[] = [];
    let text = '';
    let from = 0;
    for (const slot of template.matchAll(/\{([A-Z_]+)(\d?)\}/g)) {
      text += template.slice(from, slot.index);
      from = slot.index + slot[0].length;
      const [whole, kind = '', number] = slot;
      const value = (number === '' ? undefined : same.get(whole)) ?? this.#value(kind);
      same.set(whole, value);
      const label = LABELS[kind];
      if (label !== undefined) spans.push({ start: text.length, end: text.length + value.length, label });
      text += value;
    }
    return { text: text + template.slice(from), spans: joinInitials(text, spans) };
  }

  #value(kind: string): string {
    const make = this.#makers[kind] ?? this.#clinical[kind] ?? this.#varied[kind];
    if (make === undefined) throw new Error(`a template asks for {${kind}}, which nothing makes`);
    return make();
  }

  #culture(): Culture {
    return this.#random.pick(this.#random.int(100) < 45 ? this.#english : this.#lists.cultures);
  }

  readonly #pick = (words: string): string => this.#random.pick(words.split('|'));
  readonly #number = (below: number): string => String(1 + this.#random.int(below));
  readonly #letter = (): string => String.fromCharCode(65 + this.#random.int(26));
  readonly #city = (): string => this.#random.pick(this.#random.int(10) < 6 ? this.#big : this.#small);

  readonly #makers: Readonly<Record<string, () => string>> = {
    PERSON: () => this.#person(),
    GIVEN: () => this.given(),
    SURNAME: () => this.surname(),
    INITIAL: () => this.#letter(),
    ORG: () => this.#organisation(),
    CITY: this.#city,
    STATE: () => this.#random.pick(this.#lists.states),
    COUNTRY: () => this.#random.pick(this.#lists.countries),
    LOC: () => this.#place(),
    CITYLINE: () => `${this.#city()}, ${this.#state()} ${this.#zip()}`,
    STREET: () => this.#street(),
    ADDRESS: () => this.#address(),
    TITLE: () => this.#pick('Mr.|Mrs.|Ms.|Dr.|Mr|Mrs|Ms|Dr|Prof.|Professor|Judge|Officer|Nurse|Captain|Miss|Sir'),
    TITLE_DE: () => this.#pick('Dr.|Dr. med.|Prof. Dr.|Prof. Dr. med.|Dipl.-Ing.'),
    JOB: () =>
      this.#pick(
        'manager|engineer|nurse|teacher|driver|analyst|attorney|accountant|director|consultant|technician|clerk|plumber|Sales Manager|Software Engineer|Vice President',
      ),
    DATE: () => this.#date(),
    PHONE: () => `(${200 + this.#random.int(700)}) 555-0${100 + this.#random.int(99)}`,
    EMAIL: () =>
      `${this.given()}.${this.surname()}@${this.#pick('example.com|mail.example|corp.example')}`
        .toLowerCase()
        .replace(/[^a-z.@]/g, ''),
    NUMBER: () => this.#number(99_999_999),
    AGE: () => String(18 + this.#random.int(75)),
    COMPLAINT: () =>
      this.#pick(
        'chest pain|shortness of breath|back pain|headache|dizziness|left knee pain|a persistent cough|abdominal pain',
      ),
    DISEASE: () =>
      this.#pick(
        "type 2 diabetes|hypertension|Crohn's disease|COPD|Parkinson's disease|Hodgkin lymphoma|Barrett esophagus|atrial fibrillation|Cushing syndrome|asthma|Sjogren syndrome|Bell's palsy",
      ),
    DRUG: () =>
      this.#random.int(2) === 0
        ? this.#pick(
            'Lipitor|Plavix|Lantus|Zoloft|Xarelto|metformin|lisinopril|Norvasc|Synthroid|Humira|Neurontin|Flonase',
          )
        : this.#random.pick(this.#lists.medical).toLowerCase(),
  };

  readonly #clinical: Readonly<Record<string, () => string>> = {
    EPONYM: () => this.#eponym(),
    EPONYMLOW: () => this.#eponym().toLowerCase(),
    SIGN: () =>
      `${this.#eponym()}${this.#pick("'s | |'s |'s ")}${this.#pick('sign|test|maneuver|Test|Sign|reflex|sign')}`,
    SYNDROME: () =>
      `${this.#eponym()}${this.#pick("'s | ")}${this.#pick('syndrome|disease|palsy|anemia|lymphoma|disease')}`,
    BRAND: () => capitalised(this.#random.pick(this.#lists.drugs).split(' ')[0] ?? ''),
    DRUGLOW: () => (this.#random.pick(this.#lists.drugs).split(' ')[0] ?? '').toLowerCase(),
    ANATOMY: () => this.#pick(ANATOMY),
    ANATOMYLOW: () => this.#pick(ANATOMY).toLowerCase(),
    DEGREE: () => this.#pick('MD|M.D.|DO|RN|PhD|NP|PA-C|FACS|DDS'),
    RELATION: () => this.#pick('wife|husband|son|daughter|brother|sister|mother|father|partner|niece|grandson|friend'),
  };

  readonly #varied: Readonly<Record<string, () => string>> = {
    LGIVEN: () => this.given().toLowerCase(),
    LSURNAME: () => this.surname().toLowerCase(),
    LPERSON: () => `${this.given()} ${this.surname()}`.toLowerCase(),
    LCITY: () => this.#city().toLowerCase(),
    LORG: () => this.#company().toLowerCase(),
    CAPITAL: this.#letter,
    CAPSNAME: () => this.#capitals(),
    COMPANY: () => this.#company(),
    FIRM: () => this.#firm(),
    HANDLE: () => `${this.given()}${this.#number(999)}`.toLowerCase().replace(/[^a-z0-9]/g, ''),
    NATIONALITY: () =>
      this.#pick(
        'American|British|German|French|Spanish|Japanese|Chinese|Iraqi|Mexican|Finnish|Czech|Croatian|Indian|Kurdish',
      ),
    STREETNAME: () => this.#street().replace(/^\d+ /, ''),
    ADDRESS_LINES: () => this.#addressLines(),
  };

  #eponym(): string {
    return this.#random.int(2) === 0 ? this.#random.pick(this.#lists.eponyms) : this.#pick(EPONYMS);
  }

  /** A company by a bare name, as news call it. */
  #company(): string {
    const form = this.#random.int(10);
    if (form < 4) return this.#coined();
    if (form < 6) return this.surname();
    if (form < 7) return this.#firm();
    if (form < 8) return Array.from({ length: 2 + this.#random.int(3) }, this.#letter).join('');
    return this.#organisation();
  }

  /** A firm that bears the names of its partners. */
  #firm(): string {
    const form = this.#random.int(8);
    if (form < 3) return `${this.surname()} & ${this.surname()}`;
    if (form === 3) return `${this.surname()}, ${this.surname()} and ${this.surname()}`;
    return form < 6 ? `${this.surname()} ${this.surname()}` : `${this.surname()}-${this.surname()}`;
  }

  #capitals(): string {
    const [given, surname] = [this.given().toUpperCase(), this.surname().toUpperCase()];
    return this.#random.pick([
      `${given} ${surname}`,
      `${surname}, ${given}`,
      `${given} ${this.#letter()} ${surname}`,
      `${surname} ${given}`,
    ]);
  }

  /** An address over several lines, in several countries' order. */
  #addressLines(): string {
    const gap = this.#pick('\n|\n |\n  ');
    const unit =
      this.#random.int(2) === 0 ? `${gap}${this.#pick('Suite|Apt.|Unit|Floor|Flat')} ${this.#number(999)}` : '';
    const country = this.#random.int(2) === 0 ? `${gap}${this.#random.pick(this.#lists.countries)} ${this.#zip()}` : '';
    const town =
      this.#random.int(2) === 0 ? this.#city().toUpperCase() : `${this.#city()}, ${this.#state()} ${this.#zip()}`;
    return `${this.#street()}${unit}${gap}${town}${country}`;
  }

  #person(): string {
    const culture = this.#culture();
    const given = this.#random.pick(culture.given);
    const surname = this.#random.pick(culture.surnames);
    const form = this.#random.int(100);
    if (form < 44) return `${given} ${surname}`;
    if (form < 51) return given;
    if (form < 56) return surname;
    if (form < 62) return `${given.charAt(0)}. ${surname}`;
    if (form < 68) return `${given} ${this.#letter()}. ${surname}`;
    if (form < 72) return `${surname}, ${given}`;
    if (form < 76) return `${given} ${this.#random.pick(culture.given)} ${surname}`;
    if (form < 79) return `${given} ${surname}-${this.#random.pick(culture.surnames)}`;
    if (form < 82) return `${given} ${surname}`.toUpperCase();
    if (form < 85) return `${surname.toUpperCase()}, ${given}`;
    if (form < 88) return `${given} ${surname}`.toLowerCase();
    if (form < 92)
      return `${given} ${this.#pick("O'|Mc|Mac|van |van der |de |de la |al-|bin |von |Di |Le ")}${surname}`;
    if (form < 95) return `${given} ${surname} ${this.#pick('Jr.|Sr.|III|II|Jr|PhD')}`.replace(' PhD', '');
    return form < 97
      ? `${given.charAt(0)}.${this.#letter()}. ${surname}`
      : `${given} ${surname} ${this.#random.pick(culture.surnames)}`;
  }

  #place(): string {
    const form = this.#random.int(10);
    if (form < 4) return this.#city();
    if (form < 6) return this.#random.pick(this.#lists.countries);
    if (form < 7) return this.#random.pick(this.#lists.states);
    return form < 8
      ? `${this.#city()}, ${this.#state()}`
      : `${this.#pick('northern|southern|Lake|Mount|San|Port|New|West')} ${this.#city()}`.replace(
          /^(northern|southern) /,
          '',
        );
  }

  readonly #state = (): string => this.#pick('CA|NY|TX|FL|WA|IL|OH|GA|NC|MI|PA|MA|VA|AZ|CO|OR|MN|NJ|TN|WI');
  readonly #zip = (): string => String(10_000 + this.#random.int(89_999));

  #street(): string {
    const name =
      this.#random.int(2) === 0
        ? this.surname()
        : this.#pick(
            'Oak|Maple|High|Church|Main|Station|Park|Mill|King|Queen|Elm|Cedar|Hill|Lake|River|Sunset|Victoria|Market|1st|2nd|42nd',
          );
    const form = this.#random.int(20);
    if (form < 2) return `${this.#pick('Calle|Rue de|Via|Avenida|Rua|Plaza')} ${name} ${this.#number(200)}`;
    if (form < 4) return `${name}${this.#pick('straße|strasse|weg|allee|gasse|platz')} ${this.#number(200)}`;
    return `${this.#number(9999)} ${name} ${this.#pick('Street|St|St.|Avenue|Ave|Road|Rd|Lane|Drive|Dr|Boulevard|Blvd|Way|Court|Place|Close|Terrace|Square|Parkway')}`;
  }

  #address(): string {
    const separator = this.#random.int(4) === 0 ? '\n' : ', ';
    let out = this.#street();
    if (this.#random.int(3) === 0) out += `${this.#pick(', Apt | Apt. |, Suite | Unit |, Flat ')}${this.#number(400)}`;
    if (this.#random.int(4) > 0) out += separator + this.#city();
    if (this.#random.int(2) === 0) out += `, ${this.#state()} ${this.#zip()}`;
    return this.#random.int(6) === 0 ? `${out}${separator}${this.#random.pick(this.#lists.countries)}` : out;
  }

  #date(): string {
    const month = this.#pick('January|February|March|April|May|June|July|August|September|October|November|December');
    const day = this.#number(28);
    const year = 1950 + this.#random.int(75);
    return this.#random.pick([
      `${day} ${month} ${year}`,
      `${month} ${day}, ${year}`,
      `${this.#number(12)}/${day}/${year}`,
      `${year}-0${this.#number(9)}-1${this.#random.int(10)}`,
      month,
      `${month} ${year}`,
    ]);
  }

  #organisation(): string {
    const name = this.surname();
    const field = this.#pick(
      'Systems|Solutions|Technologies|Logistics|Foods|Pharma|Capital|Partners|Consulting|Motors|Energy|Airlines|Insurance|Software|Media|Holdings|Group|Industries|Labs|Networks|Healthcare|Financial|Electronics|Analytics',
    );
    const legal = this.#pick('Inc.|Inc|LLC|Ltd|Ltd.|GmbH|Corp.|Corporation|PLC|AG|S.A.|Co.|& Co.|B.V.|S.p.A.');
    const form = this.#random.int(100);
    if (form < 16) return `${name} ${legal}`;
    if (form < 30) return `${name} ${field}`;
    if (form < 38) return `${name} ${field} ${legal}`;
    if (form < 46) return `${name} & ${this.surname()}`;
    if (form < 54)
      return `${this.#pick('University of|Bank of|City of|Port of|Universität|Klinikum|Hospital General de|Banco de')} ${this.#city()}`;
    if (form < 64)
      return `${this.#city()} ${this.#pick('University|Hospital|General Hospital|Medical Center|High School|Police Department|City Council|Community College|District Court|Clinic')}`;
    if (form < 72)
      return this.#random
        .pick(this.#lists.hospitals)
        .toLowerCase()
        .replace(/(^|[\s-])\p{L}/gu, (m) => m.toUpperCase());
    if (form < 80)
      return `${name} ${this.#pick('Clinic|Hospital|Foundation|Institute|College|Bank|Law Firm|Elementary School|Dental|Pharmacy|Brothers')}`;
    if (form < 90) return this.#coined();
    return `${this.#pick('Acme|Global|National|United|First|Northern|Pacific|Atlantic|Blue|Green|Summit|Pioneer|Liberty|Evergreen|Silver|Apex')} ${field}`;
  }

  #coined(): string {
    const parts = Array.from({ length: 2 + this.#random.int(2) }, () =>
      this.#pick('ver|tron|zan|omni|cor|lum|ex|nova|qua|bit|flo|ten|ax|sys|cra|el|mo|ri|ta|via|zen|ko|pel|dyn'),
    );
    const word = parts.join('');
    return word.charAt(0).toUpperCase() + word.slice(1);
  }
}

/** `{INITIAL}. {SURNAME}` and `{GIVEN} {CAPITAL}` are one name. */
function joinInitials(text: string, spans: readonly LabelledSpan[]): LabelledSpan[] {
  const out: LabelledSpan[] = [];
  for (const span of spans) {
    const last = out.at(-1);
    const gap = last === undefined ? '' : text.slice(last.end, span.start);
    const joins = (gap === '. ' && length(last) === 1) || (gap === ' ' && length(span) === 1);
    if (joins && last !== undefined) out[out.length - 1] = { ...last, end: span.end };
    else out.push(span);
  }
  return out;
}

const length = (span: LabelledSpan | undefined): number => (span === undefined ? 0 : span.end - span.start);

/** The example in another case, where that changes no offset. */
export function recase(example: Example, change: (text: string) => string): Example {
  const text = change(example.text);
  return text.length === example.text.length ? { ...example, text } : example;
}
