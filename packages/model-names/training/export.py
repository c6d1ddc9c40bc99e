"""Writes a tuned network as the file that deidkit reads (plugins/detectors/neural/model/model-file.ts).

python export.py model.pt --vocabulary vocabulary.json --weights e5-small-q4.bin --card card.json --out names.bin

Magic `DKNN`, the length of a JSON header (32 bits, little endian), the header, then tensors, each at a multiple of 16:
embeddings of pieces as 4-bit blocks of 32 with a half-precision scale, dense weights as 8-bit rows with one scale each, all
else in single precision.
"""
import argparse
import json
import struct

import numpy as np
import torch

from examples import MOST_PIECES
from network import TYPES


def blocks(rows):
    """4-bit blocks of 32: scale, then 16 bytes with numbers 0 to 15 in the low and 16 to 31 in the high halves, 8 added."""
    n, width = rows.shape
    parts = rows.reshape(n, width // 32, 32)
    most = np.take_along_axis(parts, np.abs(parts).argmax(-1)[..., None], -1)
    scale = (most / -8).astype(np.float16)
    scale[scale == 0] = 1e-4
    whole = np.clip(np.round(parts / scale.astype(np.float32)) + 8, 0, 15).astype(np.uint8)
    packed = whole[..., :16] | (whole[..., 16:] << 4)
    return np.concatenate([scale.view(np.uint8).reshape(n, width // 32, 2), packed], -1)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("model")
    parser.add_argument("--vocabulary", required=True)
    parser.add_argument("--card", required=True)
    parser.add_argument("--temperature", type=float, default=1.0)
    parser.add_argument("--out", required=True)
    options = parser.parse_args()
    saved = torch.load(options.model, weights_only=True)
    state = {name: tensor.float().numpy() for name, tensor in saved["state"].items()}
    # No window is longer.
    state["position.weight"] = state["position.weight"][: MOST_PIECES + 2]
    config = {**saved["config"], "positions": MOST_PIECES + 2}
    vocabulary = json.load(open(options.vocabulary, encoding="utf-8"))
    tensors, data, at = {}, [], 0

    def put(name, array):
        nonlocal at
        raw = np.ascontiguousarray(array).tobytes()
        tensors[name] = [at, len(raw)]
        data.append(raw + bytes(-len(raw) % 16))
        at += len(raw) + -len(raw) % 16

    put("pieces", np.frombuffer("\0".join(piece for piece, _ in vocabulary).encode(), np.uint8))
    put("scores", np.array([score for _, score in vocabulary], np.float32))
    for name, array in state.items():
        if name == "word.weight":
            put(name, blocks(array))
        elif array.ndim == 2 and name.startswith(("layers.", "out.")):
            scale = (np.abs(array).max(1) / 127 + 1e-12).astype(np.float32)
            put(name, np.round(array / scale[:, None]).astype(np.int8))
            put(name + ".scale", scale)
        else:
            put(name, array.astype(np.float32))
    types = ["ID_NUMBER" if name == "ID" else name for name in TYPES]
    header = {"config": config, "types": types, "temperature": options.temperature, "card": json.load(open(options.card))}
    head = json.dumps({**header, "tensors": tensors}).encode()
    head += b" " * (-(len(head) + 8) % 16)
    with open(options.out, "wb") as out:
        out.write(b"DKNN" + struct.pack("<I", len(head)) + head + b"".join(data))
    print(f"{options.out}: {(8 + len(head) + at) / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
