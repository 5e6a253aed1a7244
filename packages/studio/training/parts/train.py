"""Trains the model that names the parts of a person, and writes it as ONNX:
python3 train.py <lessons> <person-parts.onnx> [epochs]. The lessons come from `npm run train-parts`.
Needs numpy and PyTorch; an hour or two on two processors."""

import sys
from pathlib import Path

import numpy
import torch
from torch import nn
from torch.nn import functional

PARTS = 13
SIDE = 256
# Channels and side of what the pose model's inner layers saw, as in src/photo/parts/find-parts.ts.
SHAPES = [(40, 64), (56, 32), (112, 16), (168, 16), (280, 8), (32, 16), (24, 32), (24, 64)]
WIDTHS = [16, 24, 32, 32, 48, 16, 12, 24]
TRUNK = 48
# The ground is in every picture, hats and bags are in few.
WEIGHTS = [0.4, 1, 1, 1, 1, 1.2, 1.5, 1, 1.5, 1.5, 2, 1.5, 1.5]
BATCH = 12
# One picture of so many is kept apart, to see what was learnt.
CHECKED = 8


def convolution(given: int, made: int, size: int, stride: int = 1, dilation: int = 1) -> nn.Module:
    around = dilation * (size // 2)
    layer = nn.Conv2d(given, made, size, stride, around, dilation, bias=False)
    return nn.Sequential(layer, nn.BatchNorm2d(made))


def enlarged(values: torch.Tensor, side: int) -> torch.Tensor:
    return functional.interpolate(values, size=side, mode="bilinear", align_corners=False)


class PartsNet(nn.Module):
    """Shares of parts in 128 x 128 cells, as logits, from a picture and the features of its pose."""

    def __init__(self) -> None:
        super().__init__()
        self.evened = nn.ModuleList([nn.BatchNorm2d(c, affine=False) for c, _ in SHAPES])
        self.taken = nn.ModuleList([convolution(c, w, 1) for (c, _), w in zip(SHAPES, WIDTHS)])
        self.edges = convolution(3, 12, 3, 2)
        self.texture = convolution(12, 24, 3, 2)
        self.joined = convolution(sum(WIDTHS) + 24, TRUNK, 1)
        self.around = nn.ModuleList([convolution(TRUNK, TRUNK, 3, 1, d) for d in (1, 2, 4)])
        self.narrowed = convolution(TRUNK, 24, 1)
        self.sharpened = convolution(24 + 12, 24, 3)
        self.named = nn.Conv2d(24, PARTS, 1)
        self.forgets = nn.Dropout2d(0.1)

    def forward(self, picture: torch.Tensor, *features: torch.Tensor) -> torch.Tensor:
        relu = functional.relu
        seen = [
            enlarged(relu(take(even(one))), 64)
            for take, even, one in zip(self.taken, self.evened, features)
        ]
        edges = relu(self.edges(picture / 128 - 1))
        seen.append(relu(self.texture(edges)))
        trunk = relu(self.joined(self.forgets(torch.cat(seen, 1))))
        for layer in self.around:
            trunk = trunk + relu(layer(trunk))
        fine = enlarged(relu(self.narrowed(trunk)), 128)
        return self.named(relu(self.sharpened(torch.cat([fine, edges], 1))))


class Shares(nn.Module):
    """The net as the product runs it: shares in place of logits."""

    def __init__(self, net: PartsNet) -> None:
        super().__init__()
        self.net = net

    def forward(self, picture: torch.Tensor, *features: torch.Tensor) -> torch.Tensor:
        return functional.softmax(self.net(picture, *features), 1)


def read_lesson(file: Path):
    values = torch.from_numpy(numpy.fromfile(file.with_suffix(".features"), numpy.float32)).half()
    features, at = [], 0
    for channels, side in SHAPES:
        size = channels * side * side
        features.append(values[at : at + size].reshape(channels, side, side))
        at += size
    levels = numpy.fromfile(file.with_suffix(".rgb"), numpy.uint8)
    parts = numpy.fromfile(file, numpy.uint8).reshape(SIDE, SIDE)[1::2, 1::2]
    return torch.from_numpy(levels).reshape(3, SIDE, SIDE), features, torch.from_numpy(parts.copy())


def batch_of(lessons):
    pictures = torch.stack([picture for picture, _, _ in lessons]).float()
    features = [torch.stack(one).float() for one in zip(*[each for _, each, _ in lessons])]
    return pictures, features, torch.stack([parts for _, _, parts in lessons]).long()


def overlaps(net: PartsNet, lessons) -> numpy.ndarray:
    """Intersection over union of each part over all lessons."""
    counts = numpy.zeros((PARTS, PARTS))
    net.eval()
    with torch.no_grad():
        for start in range(0, len(lessons), BATCH):
            pictures, features, parts = batch_of(lessons[start : start + BATCH])
            found = net(pictures, *features).argmax(1)
            pairs = (parts * PARTS + found).flatten().numpy()
            counts += numpy.bincount(pairs, minlength=PARTS * PARTS).reshape(PARTS, PARTS)
    net.train()
    right = numpy.diag(counts)
    return right / numpy.maximum(1, counts.sum(0) + counts.sum(1) - right)


def train(lessons, checked, epochs: int) -> PartsNet:
    torch.manual_seed(0)
    order = numpy.random.default_rng(0)
    net = PartsNet()
    steps = len(lessons) // BATCH
    optimizer = torch.optim.AdamW(net.parameters(), 2e-3, weight_decay=2e-3)
    rate = torch.optim.lr_scheduler.OneCycleLR(
        optimizer, 5e-3, total_steps=epochs * steps, pct_start=0.12
    )
    weights = torch.tensor(WEIGHTS)
    for epoch in range(epochs):
        mixed = order.permutation(len(lessons))
        total = 0.0
        for step in range(steps):
            chosen = [lessons[i] for i in mixed[step * BATCH : (step + 1) * BATCH]]
            pictures, features, parts = batch_of(chosen)
            light = 0.85 + 0.3 * torch.rand(len(chosen), 3, 1, 1)
            shift = torch.randn(len(chosen), 1, 1, 1) * 8
            pictures = (pictures * light + shift).clamp(0, 255)
            loss = functional.cross_entropy(net(pictures, *features), parts, weight=weights)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            rate.step()
            total += loss.item()
        each = overlaps(net, checked)
        print(epoch, f"loss {total / steps:.3f}", f"IoU {each.mean():.3f}", each.round(2), flush=True)
    return net


def main(folder: Path, target: Path, epochs: int) -> None:
    files = sorted(folder.glob("*.parts"))
    names = sorted({file.name.rsplit("-", 1)[0] for file in files})
    apart = set(names[::CHECKED])
    is_apart = [file.name.rsplit("-", 1)[0] in apart for file in files]
    lessons = [read_lesson(file) for file, away in zip(files, is_apart) if not away]
    checked = [read_lesson(file) for file, away in zip(files, is_apart) if away]
    net = train(lessons, checked, epochs).eval()
    given = (torch.zeros(1, 3, SIDE, SIDE), *[torch.zeros(1, c, s, s) for c, s in SHAPES])
    names = ["picture", *[f"features_{i}" for i in range(len(SHAPES))]]
    torch.onnx.export(
        Shares(net), given, target, input_names=names, output_names=["parts"], opset_version=13
    )


main(Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else 16)
