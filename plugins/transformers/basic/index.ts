import { definePlugin } from '../../../core/index.js';
import { dateShift, keyedDateShift } from './date-shift.js';
import { encrypt } from './encrypt.js';
import { fpe } from './fpe.js';
import { generalise } from './generalise.js';
import { hash } from './hash.js';
import { keep } from './keep.js';
import { label } from './label.js';
import { mask } from './mask.js';
import { redact } from './redact.js';
import { remove } from './remove.js';
import { replace } from './replace.js';
import { randomToken } from './token.js';

const env = (name: string): string | undefined => process.env[name];

export default definePlugin({
  name: 'transformers',
  description:
    'What can be put in place of a term: marks, masks, labels, codes, ciphers, shifted dates, coarser values.',
  register(registry) {
    for (const transformer of [redact, mask, label, replace, remove, keep, randomToken, dateShift, generalise])
      registry.transformer(transformer);
    for (const withKey of [hash, encrypt, fpe, keyedDateShift]) registry.transformer(withKey(env));
  },
});
