import { DeidError } from '../../../../core/index.js';
import { append } from '../../../../kit/index.js';
import { type CutWord, unigram } from '../reading/pieces.js';

/** What is needed of a `tokenizer.json` to read texts word by word. */
export interface Tokenizer {
  readonly cut: CutWord;
  /** Numbers of the pieces around a text. */
  readonly begin: number;
  readonly end: number;
}

type Json = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const unreadable = (what: string): DeidError => new DeidError('model_unreadable', [what]);

/**
 * Reads the `tokenizer.json` of a token classifier: vocabularies of the kinds Unigram, WordPiece and BPE. Texts are cut into words as elsewhere in
 * this plugin, so runs of signs may be cut into other pieces than where the model was trained.
 * @throws DeidError `model_unreadable`
 */
export function readTokenizer(json: unknown): Tokenizer {
  if (!isRecord(json) || !isRecord(json.model)) throw unreadable('tokenizer.json has no model');
  const fold = foldOf(json.normalizer);
  const cut = cutOf(json.model, JSON.stringify(json.pre_tokenizer ?? null).includes('"ByteLevel"'));
  const [begin, end] = edgesOf(json);
  return { cut: (word, isBehindSpace) => cut(fold(word), isBehindSpace), begin, end };
}

function cutOf(model: Json, isByteLevel: boolean): CutWord {
  // Old files do not name the kind.
  const kind = model.type ?? (Array.isArray(model.vocab) ? 'Unigram' : 'merges' in model ? 'BPE' : 'WordPiece');
  if (kind === 'Unigram' && Array.isArray(model.vocab)) {
    const rows: readonly unknown[] = model.vocab;
    const pairs = rows.map((row): readonly unknown[] => (Array.isArray(row) ? row : []));
    const scores = Float32Array.from(pairs, ([, score]) => Number(score ?? 0));
    const unknown = typeof model.unk_id === 'number' ? model.unk_id : undefined;
    return unigram(
      pairs.map(([piece]) => String(piece ?? '')),
      scores,
      unknown,
    );
  }
  const numbers = new Map(
    Object.entries(isRecord(model.vocab) ? model.vocab : {}).map(([piece, id]) => [piece, Number(id)]),
  );
  if (numbers.size === 0) throw unreadable('tokenizer.json has no vocabulary of a known kind');
  const unknown = numbers.get(String(model.unk_token)) ?? 0;
  if (kind === 'WordPiece') return wordPiece(numbers, unknown, String(model.continuing_subword_prefix ?? '##'));
  if (kind === 'BPE' && isByteLevel && Array.isArray(model.merges)) return byteLevelBpe(numbers, unknown, model.merges);
  throw unreadable('its tokenizer is neither Unigram, WordPiece nor byte-level BPE');
}

/** The longest known piece first, then those of the rest, which begin with a prefix; a word that cannot be written is unknown as a whole. */
function wordPiece(numbers: ReadonlyMap<string, number>, unknown: number, prefix: string): CutWord {
  return (word) => {
    const letters = [...word];
    const out: number[] = [];
    for (let at = 0; at < letters.length; ) {
      let end = letters.length;
      let id: number | undefined;
      for (; end > at; end--) {
        id = numbers.get((at === 0 ? '' : prefix) + letters.slice(at, end).join(''));
        if (id !== undefined) break;
      }
      if (id === undefined) return [unknown];
      out.push(id);
      at = end;
    }
    return out.length === 0 ? [unknown] : out;
  };
}

/** What GPT-2 takes for a word. */
const GPT_WORD = / ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+/gu;

/** Bytes, joined in the order of the merges (Sennrich 2016). A space before a word belongs to it. */
function byteLevelBpe(numbers: ReadonlyMap<string, number>, unknown: number, merges: readonly unknown[]): CutWord {
  const ranks = new Map(merges.map((merge, rank) => [Array.isArray(merge) ? merge.join(' ') : String(merge), rank]));
  const letters = byteLetters();
  return (word, isBehindSpace) => {
    const out: number[] = [];
    for (const [part] of (isBehindSpace ? ` ${word}` : word).matchAll(GPT_WORD)) {
      let pieces = Array.from(new TextEncoder().encode(part), (byte) => letters[byte] ?? '');
      for (;;) {
        const rankAt = (at: number): number => ranks.get(`${pieces[at]} ${pieces[at + 1]}`) ?? Number.POSITIVE_INFINITY;
        let best = 0;
        for (let at = 1; at + 1 < pieces.length; at++) if (rankAt(at) < rankAt(best)) best = at;
        if (pieces.length < 2 || rankAt(best) === Number.POSITIVE_INFINITY) break;
        pieces = [...pieces.slice(0, best), `${pieces[best]}${pieces[best + 1]}`, ...pieces.slice(best + 2)];
      }
      append(
        out,
        pieces.map((piece) => numbers.get(piece) ?? unknown),
      );
    }
    return out.length === 0 ? [unknown] : out;
  };
}

/** The letter that stands for each byte: itself where it can be seen, else one from U+0100 on. */
function byteLetters(): readonly string[] {
  const isSeen = (byte: number): boolean =>
    (byte >= 33 && byte <= 126) || (byte >= 161 && byte <= 172) || (byte >= 174 && byte <= 255);
  let next = 256;
  return Array.from({ length: 256 }, (_, byte) => String.fromCodePoint(isSeen(byte) ? byte : next++));
}

/** What is done to the letters of a word first. */
function foldOf(normalizer: unknown): (word: string) => string {
  const parts: readonly unknown[] =
    isRecord(normalizer) && Array.isArray(normalizer.normalizers) ? normalizer.normalizers : [normalizer];
  const has = (type: string, option?: string): boolean =>
    parts.some((part) => isRecord(part) && part.type === type && (option === undefined || part[option] === true));
  const isLower = has('BertNormalizer', 'lowercase') || has('Lowercase');
  // Left out, a normalizer of BERT takes accents off where it also makes letters small.
  const isBare =
    has('StripAccents') ||
    parts.some((part) => isRecord(part) && part.type === 'BertNormalizer' && (part.strip_accents ?? isLower) === true);
  return (word) => {
    const small = isLower ? word.toLowerCase() : word;
    return isBare ? small.normalize('NFD').replace(/\p{Mn}/gu, '') : small;
  };
}

/** The numbers of the pieces that the model expects before and behind a text. */
function edgesOf({ post_processor: processor, added_tokens: added }: Json): readonly [begin: number, end: number] {
  const tokens: readonly unknown[] = Array.isArray(added) ? added : [];
  const numberOf = (...names: readonly unknown[]): number | undefined => {
    const token = tokens.find((one) => isRecord(one) && names.includes(one.content));
    return isRecord(token) && typeof token.id === 'number' ? token.id : undefined;
  };
  const given = isRecord(processor) ? processor : {};
  const ofPair = (pair: unknown): unknown => (Array.isArray(pair) ? pair[0] : undefined);
  const begin = numberOf(ofPair(given.cls), '[CLS]', '<s>');
  const end = numberOf(ofPair(given.sep), '[SEP]', '</s>');
  if (begin === undefined || end === undefined) throw unreadable('tokenizer.json names no begin and end of a text');
  return [begin, end];
}
