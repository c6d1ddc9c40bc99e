import { readCases } from '../../cases/read.js';
import type { RecognizerCases } from '../../kit/index.js';

/** The text with its spans in double brackets, as cases of the test kit have them. */
function marked(text: string, spans: readonly { start: number; end: number; type?: string }[]): string {
  let out = '';
  let from = 0;
  for (const { start, end, type } of spans) {
    out += `${text.slice(from, start)}[[${type === undefined ? '' : `${type}|`}${text.slice(start, end)}]]`;
    from = end;
  }
  return out + text.slice(from);
}

/** The cases of `test/cases/<plugin>/` that name a recognizer, for `testPlugin`: they hold for the plugin alone. */
export function casesOf(plugin: string): Readonly<Record<string, readonly RecognizerCases[]>> {
  const byRecognizer = new Map<
    string,
    Map<string, { finds: string[]; ignores: string[] } & Pick<RecognizerCases, 'level' | 'domain'>>
  >();
  for (const { recognizer, level, domain, text, spans } of readCases(plugin)) {
    if (recognizer === undefined) continue;
    const groups = byRecognizer.get(recognizer) ?? new Map();
    byRecognizer.set(recognizer, groups);
    const key = `${level} ${domain}`;
    const group = groups.get(key) ?? { finds: [], ignores: [], ...(level && { level }), ...(domain && { domain }) };
    groups.set(key, group);
    (spans.length > 0 ? group.finds : group.ignores).push(spans.length > 0 ? marked(text, spans) : text);
  }
  return Object.fromEntries([...byRecognizer].map(([name, groups]) => [name, [...groups.values()]]));
}
