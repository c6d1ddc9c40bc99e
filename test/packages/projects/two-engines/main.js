import { createEngine } from 'deidkit';

const [words, contacts] = await Promise.all([
  createEngine({ plugins: [{ use: 'deidkit/plugins/transformers' }] }),
  createEngine({ plugins: [{ use: 'deidkit/plugins/transformers' }, { use: 'deidkit/plugins/contact' }] }),
]);
const text = 'mary@example.com';
console.log(words.analyze(text).findings.length, contacts.analyze(text).findings.length);
