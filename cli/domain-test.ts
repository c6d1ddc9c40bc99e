import { readFile } from 'node:fs/promises';
import type { Engine, Level, Span } from '../core/index.js';
import { readMarks } from '../kit/index.js';
import { createEngine, type Place, whyNot } from '../lib/index.js';
import { analyzeOptions, type CommonFlags, configOf } from './base/engine-options.js';
import { usage, withPath } from './base/errors.js';
import { EXIT } from './base/exit-codes.js';
import { note, oneLine, print, table } from './base/terminal.js';
import { whyMissed } from './explained.js';

/** What became of one marked term, or of a finding that nothing marks. */
interface Result {
  /** Line of the file, from 1. */
  readonly line: number;
  readonly result: 'found' | 'missed' | 'unmarked';
  readonly term: string;
  /** Type of the mark, or of the finding. */
  readonly type: string;
  /** Empty where it was found. */
  readonly why: string;
}

/**
 * `deidkit domain test`: reads sentences, each on a line with its terms in double brackets, and says which terms a domain does not find, and why. Findings of the
 * domain itself that nothing marks are told, too. Exit code 1 where something was missed or unmarked.
 */
export async function testDomain(file: string, flags: CommonFlags): Promise<number> {
  const options = { domain: 'Custom', ...analyzeOptions(flags) };
  const text = await withPath('[file]', () => readFile(file, 'utf8'));
  const sentences = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  await using engine = await createEngine(configOf(flags));
  engine.checkOptions(options);
  const results = sentences.flatMap((sentence, i) =>
    sentence.trim() === '' || sentence.startsWith('#') ? [] : resultsOf(engine, sentence, i + 1, options),
  );
  if (results.length === 0)
    throw usage('The file has no sentence with a term in double brackets: Badge [[BX-004711]].');
  const wrong = results.filter(({ result }) => result !== 'found');
  const marked = results.filter(({ result }) => result !== 'unmarked');
  const missed = wrong.filter(({ result }) => result === 'missed').length;
  if (flags.json === true) await print(JSON.stringify({ terms: marked.length, missed, results: wrong }));
  else {
    if (wrong.length > 0)
      await print(
        table(wrong.map(({ line, result, type, term, why }) => [`line ${line}`, result, type, oneLine(term), why])),
      );
    note(`${marked.length - missed} of ${marked.length} terms found; ${wrong.length - missed} findings unmarked.`);
  }
  return wrong.length === 0 ? EXIT.ok : EXIT.error;
}

type Settings = ReturnType<typeof analyzeOptions> & { readonly domain: string };

function resultsOf(engine: Engine, sentence: string, line: number, options: Settings): Result[] {
  const { text, marks } = readMarks(sentence);
  const { findings, level } = engine.analyze(text, options);
  const terms = marks.map((mark): Result => {
    const term = text.slice(mark.start, mark.end);
    const covering = findings.find(({ start, end }) => start <= mark.start && end >= mark.end);
    const isFound = covering !== undefined && (mark.type === undefined || isA(engine, covering.type, mark.type));
    const why = isFound ? '' : (covering && `found as ${covering.type}`) || whyOf(engine, text, mark, options, level);
    return { line, result: isFound ? 'found' : 'missed', term, type: mark.type ?? covering?.type ?? '', why };
  });
  const unmarked = findings.filter(
    (one) => one.domainSpecific && !marks.some((mark) => one.start < mark.end && mark.start < one.end),
  );
  return [
    ...terms,
    ...unmarked.map(({ start, end, type, recognizer }): Result => {
      return { line, result: 'unmarked', term: text.slice(start, end), type, why: `found by ${recognizer}` };
    }),
  ];
}

/** True for a type and those below it. */
const isA = (engine: Engine, type: string, wanted: string): boolean =>
  type === wanted || engine.entityTypes.category(type) === wanted;

/** Why a term is no finding, in a few words: the nearest miss, else where it would be one. */
function whyOf(engine: Engine, text: string, mark: Span, options: Settings, level: Level): string {
  const { places } = whyNot(engine, text, text.slice(mark.start, mark.end), options);
  const place = places.find(({ start }) => start === mark.start);
  return place === undefined ? 'no recognizer saw anything in it' : reasonOf(place, options.domain, level);
}

function reasonOf({ found, candidates, elsewhere }: Place, domain: string, level: Level): string {
  const [part] = found;
  if (part !== undefined) return `only a part of it is found, as ${part.type}`;
  const nearest = candidates.toSorted((a, b) => b.score - a.score)[0];
  if (nearest !== undefined) return `${nearest.type} by ${nearest.recognizer}: ${whyMissed(nearest)}`;
  const other = elsewhere.find((one) => one.domain !== domain || one.level !== level);
  if (other !== undefined)
    return `found with --level ${other.level} --domain ${other.domain}, as ${other.finding.type}`;
  return 'no recognizer saw anything in it';
}
