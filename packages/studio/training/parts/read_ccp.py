"""Turns the photos of Clothing Co-Parsing (Apache-2.0) into the folder that `npm run train-parts`
reads: python3 read_ccp.py <clothing-co-parsing> <folder>. Needs numpy, scipy and Pillow."""

import shutil
import sys
from pathlib import Path

import numpy
import scipy.io
from PIL import Image

# Names of the dataset's labels, by the parts in src/photo/parts/parts.ts.
WORDS = {
    "skin": "skin",
    "hair": "hair",
    "top": "blouse shirt t-shirt sweater sweatshirt top bra vest hoodie intimate",
    "outerwear": "blazer coat jacket cardigan cape suit",
    "dress": "dress romper bodysuit jumper swimwear",
    "skirt": "skirt",
    "trousers": "jeans pants leggings shorts panties",
    "shoes": "boots clogs flats heels loafers pumps sandals shoes sneakers wedges",
    "bag": "bag purse wallet",
    "hat": "hat",
    "accessory": "sunglasses glasses belt scarf gloves necklace tie watch bracelet accessories earrings ring",
    "hosiery": "tights stockings socks",
}


def main(corpus: Path, out: Path) -> None:
    out.mkdir(parents=True, exist_ok=True)
    listed = scipy.io.loadmat(corpus / "label_list.mat")["label_list"][0]
    part_of = {word: part for part, words in enumerate(WORDS.values(), 1) for word in words.split()}
    numbers = numpy.array([part_of.get(str(label[0]), 0) for label in listed], numpy.uint8)
    for file in sorted((corpus / "annotations" / "pixel-level").glob("*.mat")):
        labels = scipy.io.loadmat(file)["groundtruth"]
        name = f"ccp-{file.stem}"
        shutil.copy(corpus / "photos" / f"{file.stem}.jpg", out / f"{name}.jpg")
        Image.fromarray(numbers[labels]).save(out / f"{name}.parts.png")


main(Path(sys.argv[1]), Path(sys.argv[2]))
