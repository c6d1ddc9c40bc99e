// A recognizer trained on labelled texts of your own: code names of projects, which no list and no pattern knows.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEngine } from 'deidkit';
import { cardPage, readExamples, shippedLexicon, trainModel } from 'deidkit/plugins/ner/trainer';

// A few sentences of a made-up company. Yours are a file: some hundred lines, labelled by people who know the texts.
const sentences = [
  'The budget of project {} is late again.',
  'Please book the workshop on project {} for Tuesday.',
  'Who signs off the contract for project {}?',
  '{} was paused by the board, said Mary Jones.',
  'Costs of {} rose by ten percent in March.',
  'The steering group for {} meets at noon.',
];
const names = ['Nightjar', 'Amber Fox', 'Kestrel', 'Silver Creek', 'Juniper', 'Blue Heron', 'Tamarack', 'Iron Lantern'];
const lines = names.flatMap((name) =>
  sentences.map((sentence) => {
    const start = sentence.indexOf('{}');
    const spans = [{ start, end: start + name.length, type: 'CODE_NAME' }];
    return JSON.stringify({ text: sentence.replace('{}', name), spans });
  }),
);

// On the command line: deidkit train --data projects.jsonl --types CODE_NAME --out projects.bin
const { examples } = readExamples(lines);
const { bytes, card } = trainModel({
  examples,
  types: ['CODE_NAME'],
  data: 'projects.jsonl',
  date: '2026-01-31',
  lexicon: shippedLexicon(),
});
console.log(cardPage(card).split('\n').slice(0, 9).join('\n'));

const folder = await mkdtemp(join(tmpdir(), 'deidkit-'));
await writeFile(join(folder, 'projects.bin'), bytes);
const engine = await createEngine({
  plugins: [
    { use: 'deidkit/plugins/ner', options: { models: [join(folder, 'projects.bin')] } },
    { use: 'deidkit/plugins/transformers' },
    { use: 'deidkit/plugins/surrogates' },
    { use: 'deidkit/plugins/policies' },
  ],
});
const text = 'Who pays for project Copper Lily? Mary Jones knows.';
console.log(engine.deidentify(text, { mode: 'GDPR' }).outputs[0]?.text);
await engine.close();
await rm(folder, { recursive: true });
