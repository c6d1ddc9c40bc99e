import { definePlugin } from '../../../core/index.js';
import { type KeySource, SERVICES } from '../../../core/services.js';
import { dateShift, keyedDateShift } from './date-shift.js';
import { encrypt } from './encrypt.js';
import { fpe } from './fpe.js';
import { generalise } from './generalise.js';
import { hash } from './hash.js';
import { keep } from './keep.js';
import { keyedToken } from './keyed-token.js';
import { label } from './label.js';
import { mask } from './mask.js';
import { redact } from './redact.js';
import { remove } from './remove.js';
import { replace } from './replace.js';
import { randomToken } from './token.js';

const environment: KeySource = { secret: (name) => process.env[name] };

export default definePlugin({
  name: 'transformers',
  description:
    'What can be put in place of a term: marks, masks, labels, codes, ciphers, shifted dates, coarser values.',
  register(registry) {
    for (const transformer of [redact, mask, label, replace, remove, keep, randomToken, dateShift, generalise])
      registry.transformer(transformer);
    const keys = registry.use(SERVICES.keySource, () => environment);
    const secret = (name: string): string | undefined => keys().secret(name);
    for (const withKey of [hash, fpe, keyedDateShift, keyedToken]) registry.transformer(withKey(secret));
    registry.transformer(encrypt(secret, registry.use(SERVICES.random)));
  },
});
