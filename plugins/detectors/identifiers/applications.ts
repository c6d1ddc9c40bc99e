import type { CodeRecognizer, Match, TextDocument } from '../../../core/index.js';

/** Word list: what is lodged with the court in Strasbourg. */
export const APPLICATIONS = {
  name: 'identifiers/applications',
  words: ['application', 'applications', 'requête', 'requêtes'],
};

/** `Application no. 41278/07`, `(applications nos. …`: that the text is of this court. */
const LODGED =
  /(?<!\p{L})(?:[Aa]pplications?|APPLICATIONS?|[Rr]equêtes?|REQUÊTES?) \(?(?:[Nn]os?|NOS?)[.°]? ?\d{1,5}\/\d{2}(?!\d)/u;
/** `Regulation (EEC) No 2913/92`, `Law no. 297/91`: a law. */
const LAW =
  /(?:\) [Nn]os?\.?|(?:[Rr]egulations?|[Dd]irectives?|[Dd]ecisions?|[Dd]ecrees?|[Ll]aws?|[Aa]cts?|[Oo]rders?|[Oo]rdinances?|[Rr]esolutions?|[Cc]ode|Rec|Res)(?: \([A-Z]{2,4}\))?,?(?: [Nn]os?\.?)?) $/u;
const BEFORE = 32;
const NUMBER = /(?<![\p{L}\d/.,-])\d{3,5}\/\d{2}(?![\p{L}\d_]|[-./]\p{N})/gu;

/** Numbers of applications in tables and lists, where no word stands beside them, in a text that gives one with its word. */
export const applicationNumber: CodeRecognizer = {
  name: 'identifiers/application',
  types: ['CASE_NUMBER'],
  needs: { digits: 5, words: [APPLICATIONS.name], holds: ['/'] },
  recognize({ view }: TextDocument): Match[] {
    if (!LODGED.test(view)) return [];
    const numbers = Array.from(view.matchAll(NUMBER)).filter(
      ({ index }) => !LAW.test(view.slice(Math.max(0, index - BEFORE), index)),
    );
    return numbers.map(({ index, 0: { length } }) => ({
      type: 'CASE_NUMBER',
      start: index,
      end: index + length,
      score: 0.6,
      priority: 0.85,
      why: 'as other applications of the text',
    }));
  },
};
