import { readFile } from 'node:fs/promises';
import type { Engine, Level, Span } from '../core/index.js';
import { readMarks } from '../kit/index.js';
import { createAutoEngine } from '../lib/engine/auto-model.js';
import { type Place, whyNot } from '../lib/index.js';
import { analyzeOptions, type CommonFlags, configOf } from './base/engine-options.js';
import { usage, withPath } from './base/errors.js';
import { EXIT } from './base/exit-codes.js';
import { note, oneLine, print, table } from './base/terminal.js';
import { whyMissed } from './explained.js';

/** Result for one marked term, or for a finding without a mark. */
interface Result {
  /** Line of the file, from 1. */
  readonly line: number;
  readonly result: 'found' | 'missed' | 'unmarked';
  readonly term: string;
  /** Type of the mark, or of the finding. */
  readonly type: string;
  /** Reason why it was not found; empty if it was. */
  readonly why: string;
}

/**
 * `deidkit domain test`: reads sentences, one per line with their terms in double brackets, and reports which terms a domain does not find,
 * and why. Also reports findings of any type that are not marked, with the
 * domain's own first. Exit code 1 if there are any of either.
 */
export async function testDomain(file: string, flags: CommonFlags): Promise<number> {
  const options = { domain: 'Custom', ...analyzeOptions(flags) };
  const text = await withPath('[file]', () => readFile(file, 'utf8'));
  const sentences = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  await using engine = await createAutoEngine(configOf(flags));
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
  const unmarked = findings
    .filter((one) => !marks.some((mark) => one.start < mark.end && mark.start < one.end))
    .toSorted((a, b) => Number(b.domainSpecific) - Number(a.domainSpecific));
  return [
    ...terms,
    ...unmarked.map(({ start, end, type, recognizer }): Result => {
      return { line, result: 'unmarked', term: text.slice(start, end), type, why: `found by ${recognizer}` };
    }),
  ];
}

/** True if the type is the wanted one or one of its children. */
const isA = (engine: Engine, type: string, wanted: string): boolean =>
  type === wanted || engine.entityTypes.category(type) === wanted;

/** Why a term was not found, in a few words: the nearest miss, else the settings with which it would be found. */
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
