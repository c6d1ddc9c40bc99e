import type { UnitContext } from '../../../../core/index.js';
import { ColumnPlanner, isMisfit, isNothing, TitleDictionary } from '../../../../kit/index.js';
import { elements, type Part } from '../parts/parts.js';
import type { Unit } from './unit.js';

const OWN_PROPERTIES = 'application/vnd.openxmlformats-officedocument.custom-properties+xml';
/** Maximum length of a value that is treated by its name; a longer one is text. In code units. */
const MAX_VALUE = 100;
/** Names that Outlook gives to properties about the sender, as titles that a column could have. */
const OF_PROGRAMS: ReadonlyMap<string, string> = new Map([
  ['_AuthorEmailDisplayName', 'Author name'],
  ['_AuthorEmail', 'E-mail'],
]);

/** Used where only the property's name decides, without a search by the engine. */
const NO_SESSION = { find: () => [] };

/** A custom property of a document: `Client`, `Prepared by`. */
export interface OwnProperty {
  readonly name: string;
  readonly value: string;
}

/** Contexts that the names of properties imply for their values, in the same order. */
export function contextsOf(properties: readonly OwnProperty[]): UnitContext[] {
  if (properties.every(({ name }) => name === '')) return properties.map(() => ({}));
  const titles = properties.map(({ name }) => OF_PROGRAMS.get(name) ?? name);
  const planner = new ColumnPlanner(new Map(), new TitleDictionary(), NO_SESSION);
  const plans = planner.plans({ titles, rows: [], width: titles.length });
  return properties.map(({ value }, i) => {
    const { header, type } = plans[i]?.context ?? {};
    const isValue = type !== undefined && value.length <= MAX_VALUE && !isNothing(value) && !isMisfit(type, value);
    return { ...(header && { header }), ...(isValue && { type }) };
  });
}

/** The units of a part. Values of properties get the context that their names imply. */
export function withPropertyNames(part: Part, units: readonly Unit[]): readonly Unit[] {
  if (part.contentType !== OWN_PROPERTIES || part.xml === undefined) return units;
  const names = namesOf(part.xml.text, units);
  const contexts = contextsOf(
    units.map(({ segments }, i) => ({ name: names[i] ?? '', value: segments.map(({ text }) => text).join('') })),
  );
  return units.map((unit, i) => (names[i] === undefined ? unit : { ...unit, ...contexts[i] }));
}

/**
 * For each unit, the name of the property whose value it is. Both lists are in the order of the part, so each is read
 * once.
 */
function namesOf(source: string, units: readonly Unit[]): (string | undefined)[] {
  const tags = [...elements(source, new Set(['property']))];
  let at = -1;
  return units.map(({ segments }) => {
    const start = segments[0]?.start ?? 0;
    while ((tags[at + 1]?.start ?? Number.POSITIVE_INFINITY) <= start) at++;
    const tag = tags[at];
    // A value is between the tag of its property and the next one; the name is an attribute of the tag.
    return tag !== undefined && tag.end <= start ? tag.attributes.get('name') : undefined;
  });
}
