"""Text to words and word pieces, exactly as ../pieces.ts does it for the shipped model.

A word is a run of letters, digits and marks, or one other character. Scripts that are written without spaces (Han, kana, Thai,
Lao, Khmer) have one word per character. A word is cut into the pieces of a unigram vocabulary (SentencePiece) with the highest
sum of scores; a word behind white space begins with the piece mark U+2581.
"""
import json
import unicodedata

import regex

WORD = regex.compile(
    r"[\p{Han}\p{Hiragana}\p{Katakana}\p{Thai}\p{Lao}\p{Khmer}]|"
    r"(?:(?![\p{Han}\p{Hiragana}\p{Katakana}\p{Thai}\p{Lao}\p{Khmer}])[\p{L}\p{N}\p{M}])+|[^\s\p{L}\p{N}\p{M}]"
)
GAP = regex.compile(r"\t| {2}")
LONGEST_WORD = 100
LONGEST_PIECE = 16
BEGIN, PAD, END, UNKNOWN = 0, 1, 2, 3
CASES, BREAKS = 8, 3


def case_of(word):
    """How a word is written: 0 sign, 1 lower case, 2 capitalised, 3 all capitals, 4 one capital, 5 mixed, 6 digits, 7 letters and digits."""
    letters = [c for c in word if c.isalpha()]
    digits = any(c.isdigit() for c in word)
    if not letters:
        return 6 if digits else 0
    if digits:
        return 7
    upper = [c.isupper() for c in letters]
    if not any(upper):
        return 1
    if len(letters) == 1:
        return 4
    if all(upper):
        return 3
    return 2 if upper[0] and not any(upper[1:]) else 5


def break_of(text, end_of_last, start):
    """What stands before a word: 1 a line end (or the text's begin), 2 a gap as wide as a column's, 0 anything else."""
    between = text[end_of_last:start]
    if start == 0 or "\n" in between or end_of_last == 0:
        return 1
    return 2 if GAP.search(between) else 0


class Pieces:
    """Cuts texts with a vocabulary: [piece, score] in the order of their ids."""

    def __init__(self, vocabulary):
        self.scores = {piece: (i, score) for i, (piece, score) in enumerate(vocabulary) if i > UNKNOWN}
        self.unknown = min(score for _, score in vocabulary) - 10
        self.known = {}

    @classmethod
    def load(cls, path):
        return cls(json.load(open(path, encoding="utf-8")))

    def of_word(self, word, behind_space):
        """Ids of one word."""
        key = ("\u2581" if behind_space else "") + word
        ids = self.known.get(key)
        if ids is None:
            folded = regex.sub(r"\s+", "", unicodedata.normalize("NFKC", word[:LONGEST_WORD]))
            ids = self.best(("\u2581" if behind_space else "") + folded)
            self.known[key] = ids
        return ids

    def best(self, text):
        n = len(text)
        if n == 0:
            return [UNKNOWN]
        best, back = [0.0] + [-1e18] * n, [None] * (n + 1)
        for at in range(n):
            if best[at] <= -1e17:
                continue
            for end in range(at + 1, min(n, at + LONGEST_PIECE) + 1):
                found = self.scores.get(text[at:end])
                if found is None:
                    if end > at + 1:
                        continue
                    found = (UNKNOWN, self.unknown)
                score = best[at] + found[1]
                if score > best[end]:
                    best[end], back[end] = score, (at, found[0])
        ids, at = [], n
        while at > 0:
            at, piece = back[at]
            ids.append(piece)
        return ids[::-1]

    def words(self, text):
        """[(start, end, ids, code)] of a text; offsets in code points."""
        out, last = [], 0
        for found in WORD.finditer(text):
            start, end = found.span()
            behind_space = start == 0 or text[start - 1].isspace()
            code = case_of(found[0]) * BREAKS + break_of(text, last, start)
            out.append((start, end, self.of_word(found[0], behind_space), code))
            last = end
        return out
