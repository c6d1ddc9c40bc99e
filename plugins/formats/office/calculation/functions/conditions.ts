import type { Calculator, Cells, LazyFunction, Standing, WorkbookFunction } from '../contracts.js';
import { criterion } from '../criteria.js';
import type { Node } from '../parser.js';
import {
  asMatrix,
  CellError,
  each,
  isSame,
  Matrix,
  NotCalculable,
  type Scalar,
  toBoolean,
  type Value,
} from '../values.js';

/** The cells of a list, if the cells at the same places of other lists meet conditions. */
function meeting(values: readonly Value[], wanted: Value, cells: Cells): Scalar[] {
  const list = [...each(wanted)];
  const tests: { readonly cells: Scalar[]; readonly test: (cell: Scalar) => boolean }[] = [];
  for (let i = 0; i + 1 < values.length; i += 2) {
    const one = asMatrix(values[i + 1]);
    if (one.rows.length !== 1 || one.width !== 1) throw new NotCalculable();
    const range = [...each(values[i])];
    if (range.length !== list.length) throw new NotCalculable();
    tests.push({ cells: range, test: criterion(one.at(0, 0), cells.from1904) });
  }
  return list.filter((_, at) => tests.every((one) => one.test(one.cells[at])));
}

function numbersIn(values: readonly Scalar[]): number[] {
  return values.flatMap((value) => {
    if (value instanceof CellError) throw value;
    return typeof value === 'number' ? [value] : [];
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

function mean(numbers: readonly number[]): number {
  if (numbers.length === 0) throw new CellError('#DIV/0!');
  return sum(numbers) / numbers.length;
}

const least = (numbers: readonly number[]): number => numbers.reduce((low, one) => Math.min(low, one), numbers[0] ?? 0);
const most = (numbers: readonly number[]): number =>
  numbers.reduce((high, one) => Math.max(high, one), numbers[0] ?? 0);

/** `SUMIF(range, condition, sum)`: the list comes last and may be left out. */
const withOne = (calculate: (numbers: readonly number[]) => number): WorkbookFunction => ({
  whole: ([range, condition, list], { cells }) =>
    calculate(numbersIn(meeting([range, condition], list ?? range, cells))),
});

/** `SUMIFS(sum, range, condition, …)`. */
const withSeveral = (calculate: (numbers: readonly number[]) => number): WorkbookFunction => ({
  whole: ([list, ...rest], { cells }) => calculate(numbersIn(meeting(rest, list, cells))),
});

const count: WorkbookFunction = { whole: (values, { cells }) => meeting(values, values[0], cells).length };

function logical(values: readonly Value[], decide: (all: readonly boolean[]) => boolean): boolean {
  const all: boolean[] = [];
  for (const value of values)
    for (const one of each(value))
      if (!(value instanceof Matrix) || typeof one !== 'string') if (one !== undefined) all.push(toBoolean(one));
  if (all.length === 0) throw new CellError('#VALUE!');
  return decide(all);
}

const single = (evaluator: Calculator, node: Node | undefined, standing: Standing): Scalar =>
  evaluator.scalar(evaluator.value(node, standing), standing);

const chosen: LazyFunction = ([condition, yes, no, ...rest], evaluator, standing) => {
  if (standing.isArray || rest.length > 0) throw new NotCalculable();
  return toBoolean(single(evaluator, condition, standing))
    ? (evaluator.value(yes, standing) ?? (yes === undefined ? true : 0))
    : (evaluator.value(no, standing) ?? (no === undefined ? false : 0));
};

const firstTrue: LazyFunction = (parameters, evaluator, standing) => {
  if (standing.isArray) throw new NotCalculable();
  for (let i = 0; i + 1 < parameters.length; i += 2)
    if (toBoolean(single(evaluator, parameters[i], standing))) return evaluator.value(parameters[i + 1], standing);
  throw new CellError('#N/A');
};

const switched: LazyFunction = ([of, ...cases], evaluator, standing) => {
  if (standing.isArray) throw new NotCalculable();
  const value = single(evaluator, of, standing);
  for (let i = 0; i + 1 < cases.length; i += 2)
    if (isSame(single(evaluator, cases[i], standing), value)) return evaluator.value(cases[i + 1], standing);
  if (cases.length % 2 === 0) throw new CellError('#N/A');
  return evaluator.value(cases.at(-1), standing);
};

const selected: LazyFunction = ([which, ...choices], evaluator, standing) => {
  const at = single(evaluator, which, standing);
  if (standing.isArray || typeof at !== 'number') throw new NotCalculable();
  const choice = choices[Math.trunc(at) - 1];
  if (choice === undefined) throw new CellError('#VALUE!');
  return evaluator.value(choice, standing);
};

/** The error of an expression; undefined if it has none. */
function errorOf(evaluator: Calculator, node: Node | undefined, standing: Standing): CellError | undefined {
  if (standing.isArray) throw new NotCalculable();
  try {
    const value = single(evaluator, node, standing);
    return value instanceof CellError ? value : undefined;
  } catch (error) {
    if (error instanceof CellError) return error;
    throw error;
  }
}

const ifError =
  (counts: (error: CellError) => boolean): LazyFunction =>
  ([node, other], evaluator, standing) => {
    const error = errorOf(evaluator, node, standing);
    return error !== undefined && counts(error) ? evaluator.value(other, standing) : evaluator.value(node, standing);
  };

const isError =
  (counts: (error: CellError) => boolean): LazyFunction =>
  ([node], evaluator, standing) => {
    const error = errorOf(evaluator, node, standing);
    return error !== undefined && counts(error);
  };

const isMissing = ({ code }: CellError): boolean => code === '#N/A';

/** Functions that decide by conditions. */
export const CONDITIONS: Readonly<Record<string, WorkbookFunction>> = {
  SUMIF: withOne(sum),
  AVERAGEIF: withOne(mean),
  SUMIFS: withSeveral(sum),
  AVERAGEIFS: withSeveral(mean),
  MINIFS: withSeveral(least),
  MAXIFS: withSeveral(most),
  COUNTIF: count,
  COUNTIFS: count,
  AND: { whole: (values) => logical(values, (all) => all.every(Boolean)) },
  OR: { whole: (values) => logical(values, (all) => all.some(Boolean)) },
  NOT: { each: ([value]) => !toBoolean(value) },
  TRUE: { each: () => true },
  FALSE: { each: () => false },
  IF: { lazy: chosen },
  IFS: { lazy: firstTrue },
  SWITCH: { lazy: switched },
  CHOOSE: { lazy: selected },
  IFERROR: { lazy: ifError(() => true) },
  IFNA: { lazy: ifError(isMissing) },
  ISERROR: { lazy: isError(() => true) },
  ISNA: { lazy: isError(isMissing) },
  ISBLANK: { each: ([value]) => value === undefined },
  ISNUMBER: { each: ([value]) => typeof value === 'number' },
  ISTEXT: { each: ([value]) => typeof value === 'string' },
};
