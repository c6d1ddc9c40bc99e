import { type Rates, ratesOf, type TypeCounts } from './score.js';

/** What a model file says of itself. */
export interface ModelCard {
  /** What the data are called. */
  readonly data: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly seed: string;
  readonly epochs: number;
  /** The accurate model that it is a layer on top of, by the CRC-32 of its file; left out, it is a model of its own. */
  readonly base?: string;
  /** Texts trained on and held out. */
  readonly texts: { readonly training: number; readonly heldOut: number };
  readonly types: readonly TypeCard[];
}

/** A type of a model. */
export interface TypeCard {
  readonly type: string;
  /** Labelled terms trained on and held out. */
  readonly terms: { readonly training: number; readonly heldOut: number };
  /** At level 2, on the texts that were held out. */
  readonly strict: Rates;
  readonly overlap: Rates;
}

export function typeCard(type: string, training: number, { strict, overlap }: TypeCounts): TypeCard {
  return {
    type,
    terms: { training, heldOut: strict.labelled },
    strict: rounded(ratesOf(strict)),
    overlap: rounded(ratesOf(overlap)),
  };
}

const rounded = ({ precision, recall, f }: Rates): Rates => ({
  precision: round(precision),
  recall: round(recall),
  f: round(f),
});
const round = (value: number): number => Math.round(value * 1000) / 1000;

const percent = (value: number): string => (value * 100).toFixed(1);
const cells = ({ precision, recall, f }: Rates): string => [precision, recall, f].map(percent).join(' / ');
// Names of data come from outside: they must not break the table or become markup.
const plain = (text: string): string => text.replace(/[^\p{L}\p{N} .,_()-]/gu, '_');

/** The card as a page for people. */
export function cardPage(card: ModelCard): string {
  const rows = card.types.map(
    ({ type, terms, strict, overlap }) =>
      `| ${type} | ${terms.training} | ${terms.heldOut} | ${cells(strict)} | ${cells(overlap)} |`,
  );
  return `# Model card

| | |
|---|---|
| What it is | ${card.base === undefined ? 'linear-chain conditional random field' : `linear layer on the accurate model ${plain(card.base)}`}, made by \`deidkit train\` |
| Types | ${card.types.map(({ type }) => type).join(', ')} |
| Made | ${card.date}, seed ${plain(card.seed)}, ${card.epochs} epochs |
| Data | ${plain(card.data)}: ${card.texts.training} texts trained on, ${card.texts.heldOut} held out |

Terms, and precision / recall / F in points at level 2 on the texts held out: strict where both ends of a term agree, overlap
where one character is shared.

| type | terms trained on | held out | strict | overlap |
|---|---|---|---|---|
${rows.join('\n')}

The levels are set by the same held-out texts. Texts unlike these are read less well: measure with \`deidkit evaluate\` on
texts of the place where the model will work.
`;
}
