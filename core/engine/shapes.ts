/** What a property must be; undefined if it is that. */
export type Check = (value: unknown) => string | undefined;

/** The properties of an object. Those with a name that ends in `!` must be there. */
export type Shape = Readonly<Record<string, Check>>;

const must =
  (says: string, isIt: (value: unknown) => boolean): Check =>
  (value) =>
    isIt(value) ? undefined : `must be ${says}`;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
/** True for an object with properties of its own. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const aText = must('a text', isText);
/** A description, which may be empty. */
export const aDescription = must('a text', (value) => typeof value === 'string');
export const aFlag = must('true or false', (value) => typeof value === 'boolean');
export const aFunction = must('a function', (value) => typeof value === 'function');
export const aCount = must('a whole number above 0', (value) => Number.isInteger(value) && Number(value) > 0);
export const texts = must('a list of texts', (value) => Array.isArray(value) && value.every(isText));
export const records = must('a list of objects', (value) => Array.isArray(value) && value.every(isRecord));
export const textsByName = must(
  'an object with a text for each name',
  (value) => isRecord(value) && Object.values(value).every(isText),
);
export const numbersByName = must(
  'an object with a number for each name',
  (value) => isRecord(value) && Object.values(value).every((one) => typeof one === 'number' && Number.isFinite(one)),
);
export const wordsByName = must(
  'an object with a list of texts for each type',
  (value) => isRecord(value) && Object.values(value).every((one) => texts(one) === undefined),
);

/** Options are described by a JSON Schema of an object, not by an example of them. */
export const aSchema = must(
  "a JSON Schema of an object: { type: 'object', properties: { … } }",
  (value) => isRecord(value) && value.type === 'object',
);

/** The source of an expression. */
export const anExpression = must('the source of a regular expression', (value) => {
  if (!isText(value)) return false;
  try {
    return new RegExp(value, 'u') instanceof RegExp;
  } catch {
    return false;
  }
});

/** An object whose properties are all known, and as they must be. */
export const shaped =
  (shape: Shape): Check =>
  (value) => {
    if (!isRecord(value)) return 'must be an object';
    const [first] = mistakesOf(shape, value);
    return first === undefined ? undefined : `is wrong: ${first}`;
  };

/** All mistakes in the properties of an object. @param isOpen true if it may have others than those of the shape */
export function mistakesOf(shape: Shape, value: Readonly<Record<string, unknown>>, isOpen = false): string[] {
  const mistakes: string[] = [];
  for (const [key, check] of Object.entries(shape)) {
    const name = key.replace('!', '');
    const given = value[name];
    const isNeeded = key.endsWith('!') || (MADE_OF.has(name) && Object.hasOwn(value, name));
    if (given === undefined && !isNeeded) continue;
    const says = check(given);
    if (says !== undefined) mistakes.push(`its '${name}' ${says}`);
  }
  const known = new Set(Object.keys(shape).map((key) => key.replace('!', '')));
  if (!isOpen)
    for (const key of Object.keys(value))
      if (!known.has(key)) mistakes.push(`has the unknown property '${key}': remove it or correct its name`);
  return mistakes;
}

/** Properties by which a recognizer shows its kind, so that they must not be undefined. */
const MADE_OF: ReadonlySet<string> = new Set(['patterns', 'dictionary', 'recognize']);
