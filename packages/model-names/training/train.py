"""Tunes the encoder to label persons, places and organisations.

python train.py DATA.jsonl ... --start OUT/start.pt --vocabulary OUT/vocabulary.json --out OUT/model.pt --steps N
Counted in steps, not minutes, so that a seed gives the same model on the same machine. The word and position embeddings stay
as they are: the corpora know a small part of the vocabulary only.
"""
import argparse
import os
import random
import time

import numpy as np
import torch

from examples import BIT, read
from network import LABELS, Network
from pieces import BREAKS, Pieces, UNKNOWN


def batches(examples, size):
    """Lists of examples of like length, at most `size` pieces each with their padding."""
    order = list(range(len(examples)))
    random.shuffle(order)
    out = []
    for i in range(0, len(order), 1024):
        now = []
        for k in sorted(order[i : i + 1024], key=lambda k: len(examples[k][0])):
            if now and (len(now) + 1) * len(examples[k][0]) > size:
                out.append(now)
                now = []
            now.append(k)
        out.append(now)
    random.shuffle(out)
    return out


def tensors(examples, device):
    width = max(len(ids) for ids, _, _ in examples)
    ids = np.ones((len(examples), width), np.int64)
    codes = np.zeros((len(examples), width), np.int64)
    right = np.zeros((len(examples), width), np.int64)
    mask = np.zeros((len(examples), width), np.float32)
    for i, (a, b, c) in enumerate(examples):
        n = len(a)
        ids[i, :n], codes[i, :n], right[i, :n], mask[i, :n] = a, b, c, 1
        if random.random() < 0.05:  # the pieces as written, but how they are written is not told
            codes[i, :n] = codes[i, :n] % BREAKS + BREAKS * np.where(codes[i, :n] // BREAKS == 0, 0, 1)
    hidden = (np.random.rand(*ids.shape) < 0.04) & (ids > UNKNOWN)
    ids[hidden] = UNKNOWN
    return [torch.from_numpy(x).to(device) for x in (ids, codes, right, mask)]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("data", nargs="+")
    parser.add_argument("--start", required=True)
    parser.add_argument("--vocabulary", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--steps", type=int, default=4000)
    parser.add_argument("--rate", type=float, default=2e-4)
    parser.add_argument("--size", type=int, default=2048, help="pieces in a step, padding counted")
    parser.add_argument("--frozen", type=int, default=0, help="layers that are not tuned, from below")
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    torch.manual_seed(options.seed), random.seed(options.seed), np.random.seed(options.seed)
    pieces = Pieces.load(options.vocabulary)
    start = torch.load(options.start, weights_only=True)
    net = Network(**start["config"])
    net.load_state_dict(start["state"])
    net.to(options.device).train()
    for name, p in net.named_parameters():
        layer = int(name.split(".")[1]) if name.startswith("layers.") else options.frozen
        p.requires_grad_(not name.startswith(("word.", "position.")) and layer >= options.frozen)
    new = [p for n, p in net.named_parameters() if p.requires_grad and n.startswith(("out.", "code."))]
    old = [p for n, p in net.named_parameters() if p.requires_grad and not n.startswith(("out.", "code."))]
    rates = [options.rate, options.rate * 8]
    tuner = torch.optim.AdamW(
        [{"params": old}, {"params": new}], lr=options.rate, weight_decay=0.01, betas=(0.9, 0.98), fused=True
    )
    bits = torch.tensor([BIT[label] for label in LABELS], device=options.device)
    step, seen, mean, began, epoch = 0, 0, None, time.process_time(), 0

    def save(path):
        torch.save({"config": net.config, "state": net.state_dict()}, path + ".part")
        os.replace(path + ".part", path)

    while step < options.steps:
        examples = read(options.data[epoch % len(options.data)], pieces, random)
        print("windows", len(examples), "pieces", sum(len(x[0]) for x in examples), flush=True)
        for batch in batches(examples, options.size):
            if step == options.steps:
                break
            part = step / options.steps
            for group, rate in zip(tuner.param_groups, rates):
                group["lr"] = rate * min(1.0, (step + 1) / 50) * max(0.02, min(1.0, (1 - part) / 0.5))
            ids, codes, right, mask = tensors([examples[k] for k in batch], options.device)
            with torch.autocast(options.device, dtype=torch.bfloat16):
                scores = net(ids, codes, mask)
            told = right > 0
            likely = torch.log_softmax(scores[told].float(), -1)
            wrong = (right[told][:, None] & bits) == 0
            loss = -torch.logsumexp(likely.masked_fill(wrong, -1e4), -1).mean()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(old + new, 1.0)
            tuner.step()
            tuner.zero_grad(set_to_none=True)
            step += 1
            seen += int(mask.sum())
            value = float(loss.detach())
            mean = value if mean is None else 0.98 * mean + 0.02 * value
            if step % 50 == 0:
                spent = time.process_time() - began
                print(f"step {step} epoch {epoch} loss {mean:.4f}, {seen / spent:.0f} pieces per CPU second", flush=True)
            if step % 500 == 0:
                save(options.out + ".last")
        epoch += 1
    save(options.out)
    print("saved", options.out, seen, "pieces", flush=True)


if __name__ == "__main__":
    main()
