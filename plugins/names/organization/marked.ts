import type { CodeRecognizer, Match } from '../../../core/index.js';

const r = String.raw;
const WORD = r`\p{Lu}[\p{L}'.&-]{1,24}`;
const START = r`(?:^|[^\p{L}\p{N}'.&-])`;
const NOBODY = r`(?!(?:The|A|An|Any|Each|This|That|Our|Your|Their|My|His|Her|Such|No|Every|Standard|Legal|Private|Public|National|Father|Mother|Dad|Mum|Mom|Parent|Wife|Husband|Holy|God|Between|And|With|From|By|To|For|Of|In|At|On|Dear|Re|Contact|Per)(?!\p{L}))`;
/** Longer than any name that is looked for. In code units. */
const NEAR = 100;

/** A mark that ends the name of an organisation, and how the words before it are written; the first group of `name` is those. */
interface MarkRule {
  /** A piece of every mark; a text without one is done with. */
  readonly piece: string;
  /** Global, so that all of a text are found. */
  readonly mark: RegExp;
  readonly name: RegExp;
  readonly score: number;
  readonly why: string;
}

const words = (most: number): RegExp => new RegExp(`${START}(${NOBODY}${WORD}(?: ${WORD}){0,${most}})$`, 'u');

const RULES: readonly MarkRule[] = [
  // `Ziggy's Drywall & Son`; not `Mother & Son`
  {
    piece: ' & ',
    mark: / & (?:Sons?|Daughters?|Bros\.?|Brothers|Associates|Partners|Co\.?)(?! of(?!\p{L}))(?![\p{L}\p{N}_-])/gu,
    name: words(3),
    score: 0.6,
    why: 'family or partners of a firm behind',
  },
  {
    piece: ' and ',
    mark: / and (?:Sons|Daughters|Brothers|Associates)(?! of(?!\p{L}))(?![\p{L}\p{N}_-])/gu,
    name: words(3),
    score: 0.6,
    why: 'family or partners of a firm behind',
  },
  // `Crennell Family Settlement 1998`
  ...['Trust', 'Settlement'].map((piece) => ({
    piece,
    mark: new RegExp(
      r` (?:Family|Living|Revocable|Irrevocable|Discretionary|Children's|Grandchildren's|Testamentary|Will|Bypass|Marital|Life Insurance) ${piece}(?: (?:of )?(?:19|20)\d\d)?(?![\p{L}\p{N}])`,
      'gu',
    ),
    name: words(3),
    score: 0.6,
    why: 'kind of trust behind',
  })),
  // `Corrib Aircraft Leasing DAC`, a form of Ireland
  ...['DAC', 'Designated Activity'].map((piece) => ({
    piece,
    mark: new RegExp(
      r` (?:Ireland|Finance|Funding|Leasing|Capital|Holdings|Securities|Insurance|Investments?|Trading|International|Europe|Group|Propert(?:y|ies)|Bank|Aviation|Assets?|Management) (?:DAC|Designated Activity Company)(?![\p{L}\p{N}])`,
      'gu',
    ),
    name: words(4),
    score: 0.85,
    why: 'legal form behind',
  })),
];

/** Organisations by the words that end their names, which are few, and looked for instead of all capitals that might begin one. */
export const markedOrganization: CodeRecognizer = {
  name: 'names/marked-organization',
  types: ['ORGANIZATION'],
  needs: { holds: ['ABCDEFGHIJKLMNOPQRSTUVWXYZ'] },
  recognize({ view }): readonly Match[] {
    const found: Match[] = [];
    for (const { piece, mark, name, score, why } of RULES) {
      if (!view.includes(piece)) continue;
      for (const { index, 0: end } of view.matchAll(mark)) {
        const before = name.exec(view.slice(Math.max(0, index - NEAR), index))?.[1];
        if (before === undefined) continue;
        found.push({ type: 'ORGANIZATION', start: index - before.length, end: index + end.length, score, why });
      }
    }
    return found;
  },
};
