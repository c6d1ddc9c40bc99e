"""The network: a BERT-shaped encoder over word pieces and codes of writing, with a linear layer that labels each piece."""
import math

import torch
import torch.nn.functional as F
from torch import nn

from pieces import BREAKS, CASES

TYPES = ["PERSON", "LOCATION", "ORGANIZATION", "DATE", "TIME", "AGE", "OCCUPATION", "USERNAME", "ID"]
LABELS = ["O"] + [f"{place}-{name}" for name in TYPES for place in "BI"]


class Layer(nn.Module):
    def __init__(self, hidden, heads, inner, dropout):
        super().__init__()
        self.heads = heads
        self.qkv = nn.Linear(hidden, 3 * hidden)
        self.o = nn.Linear(hidden, hidden)
        self.ln1 = nn.LayerNorm(hidden, eps=1e-12)
        self.f1 = nn.Linear(hidden, inner)
        self.f2 = nn.Linear(inner, hidden)
        self.ln2 = nn.LayerNorm(hidden, eps=1e-12)
        self.drop = nn.Dropout(dropout)

    def forward(self, x, bias):
        b, t, h = x.shape
        q, k, v = self.qkv(x).view(b, t, 3, self.heads, h // self.heads).permute(2, 0, 3, 1, 4).unbind(0)
        weights = torch.softmax(torch.matmul(q, k.transpose(-1, -2)) / math.sqrt(h // self.heads) + bias, -1)
        x = self.ln1(x + self.drop(self.o(torch.matmul(weights, v).transpose(1, 2).reshape(b, t, h))))
        return self.ln2(x + self.drop(self.f2(F.gelu(self.f1(x)))))


class Network(nn.Module):
    def __init__(self, vocabulary, hidden=384, layers=6, heads=12, inner=1536, positions=192, dropout=0.1):
        super().__init__()
        self.config = dict(vocabulary=vocabulary, hidden=hidden, layers=layers, heads=heads, inner=inner, positions=positions)
        self.word = nn.Embedding(vocabulary, hidden)
        self.position = nn.Embedding(positions, hidden)
        self.code = nn.Embedding(CASES * BREAKS, hidden)
        self.ln = nn.LayerNorm(hidden, eps=1e-12)
        self.drop = nn.Dropout(dropout)
        self.layers = nn.ModuleList(Layer(hidden, heads, inner, dropout) for _ in range(layers))
        self.out = nn.Linear(hidden, len(LABELS))

    def forward(self, ids, codes, mask):
        x = self.word(ids) + self.position(torch.arange(ids.shape[1], device=ids.device))[None] + self.code(codes)
        x = self.drop(self.ln(x))
        bias = (1.0 - mask[:, None, None, :].to(x.dtype)) * -10000.0
        for layer in self.layers:
            x = layer(x, bias)
        return self.out(x)
