"""Finds what scores must be divided by so that probabilities mean what they say, on labelled texts of other authors than those of the training.

python temperature.py model.pt --vocabulary vocabulary.json --texts a.jsonl b.jsonl
Prints, for each temperature, how surprised the model is by the labels (lower is better), and how often labels above a probability are right.
"""
import argparse
import json
import random

import torch

from examples import BIT, encode
from network import LABELS, Network
from pieces import Pieces

KINDS = {"PERSON": "PERSON", "LOCATION": "LOCATION", "ADDRESS": "LOCATION", "ORGANIZATION": "ORGANIZATION", "POSTCODE": "POSTCODE"}


class AsWritten(random.Random):
    """Leaves texts as they are."""

    def random(self):
        return 1.0


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("model")
    parser.add_argument("--vocabulary", required=True)
    parser.add_argument("--texts", nargs="+")
    parser.add_argument("--most", type=int, default=300, help="texts of a file")
    options = parser.parse_args()
    torch.set_num_threads(1)
    saved = torch.load(options.model, weights_only=True)
    net = Network(**saved["config"])
    net.load_state_dict(saved["state"])
    net.eval()
    pieces = Pieces.load(options.vocabulary)
    bits = torch.tensor([BIT[label] for label in LABELS])
    scores, right = [], []
    with torch.inference_mode():
        for path in options.texts:
            for line in list(open(path, encoding="utf-8"))[: options.most]:
                record = json.loads(line)
                spans = [{**s, "label": KINDS[s["label"]]} for s in record["spans"] if s["label"] in KINDS]
                for ids, codes, labels in encode(pieces, path, record["text"], spans, AsWritten()):
                    ids, codes, labels = (torch.from_numpy(x).long()[None] for x in (ids, codes, labels))
                    told = labels[0] > 0
                    scores.append(net(ids, codes, torch.ones(ids.shape))[0][told])
                    right.append(labels[0][told])
    scores, right = torch.cat(scores), torch.cat(right)
    wrong = (right[:, None] & bits) == 0
    for temperature in (0.8, 1.0, 1.2, 1.4, 1.6, 1.8, 2.0, 2.4):
        likely = torch.log_softmax(scores / temperature, -1)
        surprise = -torch.logsumexp(likely.masked_fill(wrong, -1e4), -1).mean()
        best = likely[:, 1:].max(-1)
        named = [(best.values.exp() > low) & (best.values.exp() <= high) for low, high in ((0.5, 0.8), (0.8, 0.95), (0.95, 1))]
        hit = ~wrong.gather(1, best.indices[:, None] + 1)[:, 0]
        shares = [f"{float(hit[n].float().mean()):.2f} of {int(n.sum())}" for n in named]
        print(f"{temperature}: {float(surprise):.4f}; right above .5, .8, .95: {', '.join(shares)}")


if __name__ == "__main__":
    main()
