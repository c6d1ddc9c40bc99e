"""Labelled texts as windows of pieces, with the labels that count as right for each word."""
import json

import numpy as np

from network import LABELS, TYPES
from pieces import BEGIN, END

BIT = {label: 1 << i for i, label in enumerate(LABELS)}
ANY = sum(BIT.values())
MOST_PIECES = 126


def both(kind):
    return BIT["B-" + kind] | BIT["I-" + kind]


def units(text):
    """Offset in code points of each offset in UTF-16 code units."""
    at, out = 0, {}
    for i, c in enumerate(text):
        out[at] = i
        at += 2 if ord(c) > 0xFFFF else 1
    out[at] = len(text)
    return out


NAMES = {"PERSON", "LOCATION", "ORGANIZATION"}
# Sources that label all of a type. Where none is named, PERSON, LOCATION and ORGANIZATION are complete.
COMPLETE = {
    "details": set(TYPES),
    "meddocan-es": NAMES | {"DATE", "AGE", "OCCUPATION", "ID"},
    "gum-ccby": NAMES | {"DATE", "TIME"},
    "btc": NAMES | {"USERNAME"},
    "litbank": {"PERSON", "LOCATION"},
}
# Sources whose sentences are invented name occupations that they do not label; elsewhere a word for work is mostly a role or a title.
WITH_OCCUPATIONS = {"generated", "generated-languages", "lifebench-silver", "litbank"}


def may_be(source, kind, word):
    """Whether a word outside of all spans may still be of a type, since the source does not label all of it."""
    if kind in COMPLETE.get(source, NAMES):
        return False
    if kind in ("AGE", "ID"):
        return any(c.isdigit() for c in word)
    return kind != "OCCUPATION" or source in WITH_OCCUPATIONS


def allowed_labels(source, words, spans, text):
    """For each word the set of labels that are right. Where a corpus does not label a type, that type is no mistake."""
    always = BIT["O"] | sum(both(kind) for kind in TYPES if may_be(source, kind, ""))
    for_digits = BIT["O"] | sum(both(kind) for kind in TYPES if may_be(source, kind, "0"))
    outside = [for_digits if any(c.isdigit() for c in text[a:b]) else always for a, b, _, _ in words]
    allowed = list(outside)
    for start, end, label in spans:
        first = True
        for i, (a, b, _, _) in enumerate(words):
            if a >= end:
                break
            if b <= start:
                continue
            if label in TYPES:
                allowed[i] = BIT[("B-" if first else "I-") + label]
                first = False
            elif label == "POSTCODE":
                allowed[i] = outside[i] | both("LOCATION")
    return allowed


def windows(words, most=MOST_PIECES):
    """Cuts words into runs of at most `most` pieces, behind a line or sentence where one ends in the second half."""
    out, begin = [], 0
    while begin < len(words):
        count, end, good = 0, begin, None
        while end < len(words) and count + len(words[end][2]) <= most:
            count += len(words[end][2])
            end += 1
            if count > most // 2 and end < len(words) and words[end][3] % 3 == 1:
                good = end
        end = max(end, begin + 1)
        stop = good if good is not None and end < len(words) else end
        out.append((begin, stop))
        begin = stop
    return out


def varied(text, random):
    """The same text as it may be written elsewhere, each character in its place: wrapped lines, or all in lower case."""
    chance = random.random()
    if chance < 0.06:
        return "".join(c.lower() if len(c.lower()) == 1 else c for c in text)
    if chance > 0.12 or "\n" in text:
        return text
    width, column, out = random.randint(30, 90), 0, []
    for c in text:
        out.append("\n" if c == " " and column > width else c)
        column = 0 if out[-1] == "\n" else column + 1
    return "".join(out)


def encode(pieces, source, text, spans, random):
    at = units(text)
    text = varied(text, random)
    words = pieces.words(text)
    spans = [(at[s["start"]], at[s["end"]], s["label"]) for s in spans]
    allowed = allowed_labels(source, words, spans, text)
    for begin, end in windows(words):
        ids, codes, right = [BEGIN], [0], [0]
        for (_, _, word_ids, code), ok in zip(words[begin:end], allowed[begin:end]):
            ids += word_ids
            codes += [code] * len(word_ids)
            right += [ok] + [0] * (len(word_ids) - 1)
        ids, codes, right = ids[: MOST_PIECES + 1] + [END], codes[: MOST_PIECES + 1] + [0], right[: MOST_PIECES + 1] + [0]
        yield np.array(ids, np.int32), np.array(codes, np.int8), np.array(right, np.int32)


def read(path, pieces, random):
    out = []
    for line in open(path, encoding="utf-8"):
        record = json.loads(line)
        out += encode(pieces, record["source"], record["text"], record["spans"], random)
    return out
