import TABLE from './states.json' with { type: 'json' };

/** A state of the United States, with the first three digits of its ZIP codes and its area codes. */
export interface State {
  /** Two letters, of the US Postal Service. */
  readonly code: string;
  /** In English. */
  readonly name: string;
  /** First three digits of its ZIP codes. */
  readonly zip3: readonly string[];
  /** Area codes of its telephone numbers, three digits. */
  readonly areaCodes: readonly string[];
  /** Area codes laid over these: they are recognised, but not used as substitutes. */
  readonly overlays: readonly string[];
}

const expand = (ranges: readonly string[]): string[] =>
  ranges.flatMap((range) => {
    const [from = '', to = from] = range.split('-');
    const count = Number(to) - Number(from) + 1;
    return Array.from({ length: count }, (_, i) => String(Number(from) + i).padStart(3, '0'));
  });

/** The fifty states. */
export const STATES: readonly State[] = TABLE.map((state) => ({ ...state, zip3: expand(state.zip3) }));

const BY_NAME = new Map(
  STATES.flatMap((state) => [
    [state.code.toLowerCase(), state],
    [state.name.toLowerCase(), state],
  ]),
);
const BY_ZIP = new Map(STATES.flatMap((state) => state.zip3.map((prefix) => [prefix, state])));
const BY_AREA = new Map(
  STATES.flatMap((state) => [...state.areaCodes, ...state.overlays].map((code) => [code, state])),
);

/** Abbreviations as newspapers write them (AP style). */
const ABBREVIATIONS: ReadonlyMap<string, string> = new Map(
  (
    'AL Ala. AZ Ariz. AR Ark. CA Calif. CO Colo. CT Conn. DE Del. FL Fla. GA Ga. IL Ill. IN Ind. KS Kan. KY Ky. LA La. MD Md. MA Mass. MI Mich. ' +
    'MN Minn. MS Miss. MO Mo. MT Mont. NE Neb. NV Nev. OK Okla. OR Ore. PA Pa. TN Tenn. TX Tex. VT Vt. VA Va. WA Wash. WI Wis. WY Wyo.'
  )
    .match(/[A-Z]{2} \S+/g)
    ?.map((pair) => [pair.slice(0, 2), pair.slice(3)]) ?? [],
);
const CODES: ReadonlyMap<string, string> = new Map(
  Array.from(ABBREVIATIONS, ([code, short]) => [short.toLowerCase(), code.toLowerCase()]),
);

/** The state of a name, a code or an abbreviation, in any case. */
export const stateNamed = (text: string): State | undefined => {
  const name = text.trim().toLowerCase();
  return BY_NAME.get(name) ?? BY_NAME.get(CODES.get(name) ?? '');
};

/** The traditional abbreviation of a state, `Mass.`; its name if it has none. */
export const abbreviatedState = (state: State): string => ABBREVIATIONS.get(state.code) ?? state.name;

/** True for a traditional abbreviation. */
export const isAbbreviatedState = (text: string): boolean => CODES.has(text.trim().toLowerCase());

/**
 * Maximum distance between an unlisted ZIP prefix and the last listed prefix before it that counts as the same state.
 */
const FARTHEST_PREFIX = 6;

/**
 * The state of a ZIP code. A prefix that is not listed, such as `937` of Fresno, counts to the state of the prefixes
 * before it.
 */
export function stateOfZip(zip: string): State | undefined {
  const prefix = Number(zip.slice(0, 3));
  for (let back = 0; back <= FARTHEST_PREFIX; back++) {
    const state = BY_ZIP.get(String(prefix - back).padStart(3, '0'));
    if (state !== undefined) return state;
  }
  return undefined;
}

/** The state of an area code. */
export const stateOfArea = (area: string): State | undefined => BY_AREA.get(area);
