"""Reads texts with Presidio as its documentation sets it up, on one thread.

python read.py MODEL < texts.jsonl: each line a text as a JSON string. Writes for each the findings as [[start, end, type], ...] (offsets in code
points), then a line {"cpu": seconds} for the analysis alone. Organisations, which Presidio leaves out unless told, are reported too.
"""
import json
import os
import sys
import time

os.environ["OMP_NUM_THREADS"] = "1"

from presidio_analyzer import AnalyzerEngine
from presidio_analyzer.nlp_engine import NlpEngineProvider

configuration = {
    "nlp_engine_name": "spacy",
    "models": [{"lang_code": "en", "model_name": sys.argv[1]}],
    "ner_model_configuration": {
        "model_to_presidio_entity_mapping": {
            "PERSON": "PERSON", "GPE": "LOCATION", "LOC": "LOCATION", "FAC": "LOCATION", "ORG": "ORGANIZATION",
            "DATE": "DATE_TIME", "TIME": "DATE_TIME", "NORP": "NRP",
        },
        "labels_to_ignore": ["CARDINAL", "EVENT", "LANGUAGE", "LAW", "MONEY", "ORDINAL", "PERCENT", "PRODUCT", "QUANTITY", "WORK_OF_ART"],
        "low_score_entity_names": [],
    },
}
analyzer = AnalyzerEngine(nlp_engine=NlpEngineProvider(nlp_configuration=configuration).create_engine(), supported_languages=["en"])
analyzer.analyze("Anna Smith lives in Leeds.", language="en")
spent = 0.0
for line in sys.stdin:
    text = json.loads(line)
    began = time.process_time()
    found = analyzer.analyze(text, language="en")
    spent += time.process_time() - began
    print(json.dumps([[f.start, f.end, f.entity_type] for f in found]))
print(json.dumps({"cpu": spent}))
