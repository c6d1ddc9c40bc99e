import { definePlugin } from '../../../core/index.js';
import { cookieRecognizer } from './cookie.js';
import { domainNameRecognizer } from './domain-name.js';
import { ipAddressRecognizer } from './ip-address.js';
import { macAddressRecognizer } from './mac-address.js';
import { topLevelDomains } from './top-level-domains.js';
import { urlRecognizer } from './url.js';
import { usernameRecognizer } from './username.js';
import { chatSpeaker } from './users/chat-speaker.js';
import { userInScript } from './users/in-scripts.js';
import { userOfName } from './users/made-of-a-name.js';
import { userOfMailbox } from './users/of-mailbox.js';
import { PROFESSION_WORDS, signature } from './users/signature.js';

export default definePlugin({
  name: 'online',
  description: 'Web, internet and hardware addresses, host names, user names, cookies and tracking identifiers.',
  register(registry) {
    registry.recognizer(urlRecognizer(topLevelDomains()));
    registry.recognizer(domainNameRecognizer);
    registry.recognizer(ipAddressRecognizer);
    registry.recognizer(macAddressRecognizer);
    registry.recognizer(usernameRecognizer);
    registry.recognizer(chatSpeaker);
    registry.recognizer(userInScript);
    registry.recognizer(userOfName);
    registry.recognizer(userOfMailbox);
    registry.wordList(PROFESSION_WORDS);
    registry.recognizer(signature);
    registry.recognizer(cookieRecognizer);
  },
});
