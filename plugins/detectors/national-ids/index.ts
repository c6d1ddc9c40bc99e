import { definePlugin, type Pattern, type PatternRecognizer } from '../../../core/index.js';
import { AMERICAS } from './americas.js';
import { ASIA } from './asia.js';
import { BALKANS } from './balkans.js';
import { DRIVER_LICENSES } from './driver-license.js';
import { EUROPE_CENTRAL } from './europe-central.js';
import { EUROPE_EAST } from './europe-east.js';
import { EUROPE_NORTH } from './europe-north.js';
import { EUROPE_SOUTH } from './europe-south.js';
import { EUROPE_WEST } from './europe-west.js';
import { LABELLED } from './labelled.js';
import { LABELLED_OTHER_LANGUAGES } from './labelled-further-languages.js';
import { MIDDLE_EAST_AFRICA } from './middle-east-africa.js';
import { OCEANIA } from './oceania.js';
import { MACHINE_READABLE, PASSPORTS } from './passport.js';
import type { IdRow } from './row.js';
import { ITIN, SSN, US_TAX } from './united-states.js';
import { VAT } from './vat.js';

interface Options {
  readonly countries?: readonly string[];
}

/** Each table becomes one recognizer. */
const TABLES: Readonly<Record<string, readonly IdRow[]>> = {
  'europe-north': EUROPE_NORTH,
  'europe-west': EUROPE_WEST,
  'europe-central': EUROPE_CENTRAL,
  'europe-south': EUROPE_SOUTH,
  'europe-east': EUROPE_EAST,
  balkans: BALKANS,
  asia: ASIA,
  'middle-east-africa': MIDDLE_EAST_AFRICA,
  oceania: OCEANIA,
  americas: AMERICAS,
  vat: VAT,
  passport: PASSPORTS,
  'driver-license': DRIVER_LICENSES,
};

const recognizer = (name: string, patterns: readonly Pattern[]): PatternRecognizer => ({
  name: `national-ids/${name}`,
  types: [...new Set(patterns.map((pattern) => pattern.type))],
  patterns,
});

export default definePlugin<Options>({
  name: 'national-ids',
  description: 'Identity, tax, passport and driving-licence numbers of some eighty countries.',
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      countries: { type: 'array', items: { type: 'string', pattern: '^[A-Z]{2}$' }, minItems: 1 },
    },
  },
  register(registry, { countries }) {
    const wanted = (country: string): boolean => countries?.includes(country) ?? true;
    if (wanted('US')) {
      registry.recognizer(recognizer('us-ssn', SSN));
      registry.recognizer(recognizer('us-itin', ITIN));
      registry.recognizer(recognizer('us-tax', US_TAX));
    }
    for (const [name, rows] of Object.entries(TABLES)) {
      const patterns = rows.filter((row) => wanted(row.country)).flatMap((row) => row.patterns);
      if (patterns.length > 0) registry.recognizer(recognizer(name, patterns));
    }
    registry.recognizer(recognizer('labelled', [...LABELLED, ...LABELLED_OTHER_LANGUAGES, ...MACHINE_READABLE]));
  },
});
