import { splice } from '../../core/contracts/span.js';
import type { TermPart } from '../../core/contracts/term-parts.js';

/**
 * The text of a term with other texts in the places of its parts; what stands between them stays, and so does a part without a
 * text. For substitutes of the same form: `withParts(term, { year: '19', serial: '40712' })` makes `LEE-19-40712` of `LEE-23-10684`.
 * @param texts the new text of each part, by role
 */
export function withParts(
  { text, parts = [] }: { readonly text: string; readonly parts?: readonly TermPart[] | undefined },
  texts: Readonly<Record<string, string>>,
): string {
  return splice(
    text,
    parts.flatMap(({ role, start, end }) => {
      const text = Object.hasOwn(texts, role) ? texts[role] : undefined;
      return text === undefined ? [] : [{ start, end, text }];
    }),
  );
}
