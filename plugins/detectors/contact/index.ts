import { definePlugin } from '../../../core/index.js';
import { NumberingPlans, TELEPHONE_REGIONS } from '../../../kit/index.js';
import DEFAULT_REGIONS from './default-regions.json' with { type: 'json' };
import { emailRecognizer } from './email.js';
import { OBFUSCATION_WORDS, obfuscatedEmailRecognizer } from './obfuscated-email.js';
import { phoneRecognizer } from './phone.js';
import { localPhoneRecognizer } from './phone-local.js';
import { phoneOfLanguage, SAID_LIST, SAID_WORDS } from './phone-of-language.js';
import { splitEmail } from './split-email.js';
import { topLevelDomains } from './top-level-domains.js';

interface ContactOptions {
  readonly regions: readonly string[];
}

export default definePlugin<ContactOptions>({
  name: 'contact',
  description: 'E-mail addresses, and telephone and fax numbers of all countries.',
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      regions: {
        description: 'Countries (ISO 3166 alpha-2) whose national numbers are known; international numbers always are.',
        type: 'array',
        items: { type: 'string', enum: TELEPHONE_REGIONS },
        uniqueItems: true,
        default: DEFAULT_REGIONS,
      },
    },
  },
  register(registry, { regions }) {
    const known = topLevelDomains();
    registry.recognizer(emailRecognizer(known));
    registry.wordList(OBFUSCATION_WORDS);
    registry.recognizer(obfuscatedEmailRecognizer(known));
    registry.recognizer(splitEmail);
    registry.recognizer(phoneRecognizer(new NumberingPlans(regions)));
    registry.recognizer(localPhoneRecognizer);
    registry.wordList({ name: SAID_LIST, words: SAID_WORDS });
    registry.recognizer(phoneOfLanguage);
  },
});
