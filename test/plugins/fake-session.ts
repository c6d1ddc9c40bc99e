import type { Edit, EntityType, FileSession, Finding, UnitContext } from '../../core/index.js';

/** Local detection with context on both sides, so that a window that shows too little of the text is noticed. */
const PATTERNS: readonly (readonly [RegExp, EntityType])[] = [
  [/(?<![\w.+-])[\w.+-]{1,40}@[\w-]{1,40}(?:\.[\w-]{2,20}){1,3}/g, 'EMAIL_ADDRESS'],
  [/(?<!\d)\d{3}-\d{2}-\d{4}(?!\d)/g, 'US_SSN'],
  [/(?<=\b(?:Dr|Mr|Mrs)\. )\p{Lu}\p{L}{1,20}(?: \p{Lu}\p{L}{1,20})?/gu, 'PERSON'],
];

export interface FakeSession extends FileSession {
  /** What was asked, in order. */
  readonly asked: { text: string; context: UnitContext | undefined }[];
  /** Code points counted with `count`. */
  counted: number;
}

/** Stands in for the engine: finds a few kinds of terms by regex, and replaces each by `substitute`. */
export function fakeSession(substitute: (text: string, type: EntityType) => string = () => '***'): FakeSession {
  const remembered = new Set<{ text: string; type: EntityType }>();
  const session: FakeSession = {
    asked: [],
    counted: 0,
    byPerson: false,
    find(text, context) {
      session.asked.push({ text, context });
      if (context?.type !== undefined) return [finding(0, text.length, context.type)];
      // A title of a column is no person, but what is certain by its form is found in it, too.
      const patterns = context?.isTitle === true ? PATTERNS.filter(([, type]) => type !== 'PERSON') : PATTERNS;
      const looked = patterns.flatMap((pattern) => byPattern(text, pattern));
      return sweep([...looked, ...byMemory(text, remembered)]);
    },
    replace: (text, findings) =>
      findings.map(({ start, end, type }): Edit => ({ start, end, text: substitute(text.slice(start, end), type) })),
    deidentify: (text, context) => session.replace(text, session.find(text, context), context),
    remember(terms) {
      for (const term of terms) remembered.add(term);
      return () => {
        for (const term of terms) remembered.delete(term);
      };
    },
    count(codePoints) {
      session.counted += codePoints;
    },
  };
  return session;
}

const finding = (start: number, end: number, type: EntityType): Finding => ({
  start,
  end,
  type,
  score: 1,
  recognizer: 'fake',
  domainSpecific: false,
});

const byPattern = (text: string, [regex, type]: readonly [RegExp, EntityType]): Finding[] =>
  [...text.matchAll(regex)].map((match) => finding(match.index, match.index + match[0].length, type));

/** Whole words in any case, as the engine does. */
function byMemory(text: string, terms: Iterable<{ text: string; type: EntityType }>): Finding[] {
  const found: Finding[] = [];
  const lower = text.toLowerCase();
  for (const term of terms) {
    const wanted = term.text.toLowerCase();
    for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + 1)) {
      const around = text.charAt(at - 1) + text.charAt(at + term.text.length);
      if (!/\p{L}/u.test(around)) found.push(finding(at, at + term.text.length, term.type));
    }
  }
  return found;
}

function sweep(findings: Finding[]): Finding[] {
  const kept: Finding[] = [];
  let end = 0;
  for (const one of findings.sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (one.start < end) continue;
    kept.push(one);
    end = one.end;
  }
  return kept;
}
