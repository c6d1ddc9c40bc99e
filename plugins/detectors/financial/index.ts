import { definePlugin } from '../../../core/index.js';
import { amountRecognizer } from './amount.js';
import { bankAccountRecognizer } from './bank-account.js';
import { bankCodeRecognizer } from './bank-code.js';
import { cardDetailsRecognizer } from './card-details.js';
import { checkLine } from './check-line.js';
import { creditCardRecognizer } from './credit-card.js';
import { cryptoWalletRecognizer } from './crypto-wallet.js';
import { ibanRecognizer } from './iban.js';
import { lastDigitsRecognizer } from './last-digits.js';
import { merchantRecognizer } from './merchant.js';
import { securityRecognizer } from './security.js';
import { statementPayee } from './statement-payee.js';
import { swiftMessageRecognizer } from './swift-message.js';
import { transactionRecognizer } from './transaction.js';

export default definePlugin({
  name: 'financial',
  description:
    'Payment cards, bank accounts and codes, securities, wallets, transactions; amounts in the Finance domain.',
  register(registry) {
    registry.recognizer(creditCardRecognizer);
    registry.recognizer(cardDetailsRecognizer);
    registry.recognizer(lastDigitsRecognizer);
    registry.recognizer(ibanRecognizer());
    registry.recognizer(bankCodeRecognizer);
    registry.recognizer(bankAccountRecognizer());
    registry.recognizer(checkLine);
    registry.recognizer(securityRecognizer);
    registry.recognizer(cryptoWalletRecognizer());
    registry.recognizer(transactionRecognizer);
    registry.recognizer(swiftMessageRecognizer);
    registry.recognizer(merchantRecognizer);
    registry.recognizer(statementPayee);
    registry.recognizer(amountRecognizer);
  },
});
