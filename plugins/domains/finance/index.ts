import { definePlugin } from '../../../core/index.js';
import { accountReference } from './account-reference.js';
import { bareNumber } from './bare-number.js';
import { counterparty } from './counterparty.js';
import { dealName } from './deal-name.js';
import { finance } from './domain.js';
import { kycField } from './kyc-field.js';
import { labelledNumber } from './labelled-number.js';
import { staffInitials } from './staff-initials.js';
import { statementLine } from './statement-line.js';

export default definePlugin({
  name: 'finance',
  description: 'The domain Finance: statements, payments, KYC files and deals.',
  register(registry) {
    registry.domain(finance);
    for (const recognizer of [
      counterparty,
      dealName,
      kycField,
      accountReference,
      bareNumber,
      statementLine,
      labelledNumber,
      staffInitials,
    ])
      registry.recognizer(recognizer);
  },
});
