import { readFile } from 'node:fs/promises';
import { type Engine, isDeidError } from '../core/index.js';
import { createAutoEngine } from '../lib/engine/auto-model.js';
import { type Place, whyNot } from '../lib/index.js';
import { analyzeOptions, type CommonFlags, configOf } from './base/engine-options.js';
import { usage } from './base/errors.js';
import { note, oneLine, print, readStandardInput } from './base/terminal.js';
import { stepLines, whyMissed } from './explained.js';
import { readInputs } from './inputs.js';

/** Options of `deidkit explain`. */
export interface ExplainFlags extends CommonFlags {
  /** The term that was not found. */
  readonly whyNot: string;
}

/** `deidkit explain --why-not TERM TEXT`: explains why a term was not found. */
export async function explain(given: string | undefined, flags: ExplainFlags): Promise<number> {
  const options = analyzeOptions(flags);
  const text = await textOf(given, flags);
  await using engine = await createAutoEngine(configOf(flags));
  const answer = await engine.annotated(() => whyNot(engine, text, flags.whyNot, options));
  if (flags.json === true) await print(JSON.stringify(answer));
  else if (answer.places.length === 0) note('The text does not contain that term.');
  else for (const place of answer.places) await print(linesOf(engine, text, place, answer.level).join('\n'));
  return 0;
}

async function textOf(given: string | undefined, flags: CommonFlags): Promise<string> {
  const [input] = await readInputs(given === undefined ? [] : [given], flags);
  if (input?.kind === 'text') return input.text;
  if (input?.kind === 'stdin') return readStandardInput();
  if (input?.kind !== 'file') throw usage('Give a text, a plain text file, or - for standard input.');
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await readFile(input.path));
  } catch (error) {
    if (isDeidError(error) || !(error instanceof TypeError)) throw error;
    throw usage("'explain' reads plain text in UTF-8: give the text of the document itself.");
  }
}

function linesOf(engine: Engine, text: string, place: Place, level: number): string[] {
  const term = `${oneLine(text.slice(place.start, place.end))} at ${place.start}-${place.end}`;
  const found = place.found.map(
    ({ type, start, end, score, recognizer }) => `  ${type} at ${start}-${end} (${score.toFixed(2)}, ${recognizer})`,
  );
  if (place.isFound) return [`${term}: it was found`, ...found];
  const candidates = place.candidates.flatMap((miss) => [
    `  ${miss.type} at ${miss.start}-${miss.end} by ${miss.recognizer}: ${whyMissed(miss)}`,
    ...stepLines(miss.ledger),
  ]);
  const noCandidates = `  no recognizer of ${engine.recognizers.length} saw anything in it`;
  return [
    found.length > 0
      ? `${term}: only a part of it was found at level ${level}`
      : `${term}: not found at level ${level}`,
    ...found,
    ...(candidates.length > 0 ? candidates : [noCandidates]),
    ...elsewhere(place),
  ];
}

/** One line for each level and domain with which it is found; advice if there is none. */
function elsewhere({ elsewhere: settings }: Place): string[] {
  if (settings.length === 0)
    return ["  no other level or domain finds it: list it in the plugin 'custom' if it is always to be found"];
  const lines = settings.map(
    ({ level, domain, finding }) => `  found as ${finding.type} with --level ${level} --domain ${domain}`,
  );
  return [...new Set(lines)];
}
