import type { Domain } from '../../../core/index.js';
import { isMessageCode, lexiconWords } from '../../../kit/index.js';

/**
 * Texts of banks, insurers and funds: account numbers, securities and companies count at lower scores than elsewhere.
 */
export const finance: Domain = {
  name: 'Finance',
  description: 'Statements, payment instructions, KYC files, credit papers and deals.',
  thresholds: {
    FINANCIAL: [0.7, 0.4, 0.2],
    CUSTOMER_ID: [0.7, 0.4, 0.2],
    TAX_ID: [0.7, 0.4, 0.2],
    ORGANIZATION: [0.7, 0.45, 0.2],
    // Amounts identify nobody alone, but may do so together: level 3 only.
    AMOUNT: [0.9, 0.75, 0.2],
  },
  context: {
    BANK_ACCOUNT: [
      'account',
      'acct',
      'a/c',
      'iban',
      'beneficiary',
      'debit',
      'credit',
      'settlement',
      'nostro',
      'vostro',
      'konto',
    ],
    SWIFT_BIC: ['swift', 'bic', 'correspondent', 'intermediary', 'beneficiary bank', 'remitting bank'],
    CUSIP: ['cusip', 'security', 'securities', 'bond', 'holding', 'position', 'trade'],
    SEDOL: ['sedol', 'security', 'securities', 'holding', 'position', 'trade'],
    ISIN: ['isin', 'security', 'securities', 'bond', 'fund', 'holding', 'position'],
    TRANSACTION_ID: ['transaction', 'payment', 'transfer', 'wire', 'trade', 'settlement', 'reference', 'utr', 'uetr'],
    ORGANIZATION: [
      'counterparty',
      'issuer',
      'borrower',
      'lender',
      'obligor',
      'guarantor',
      'custodian',
      'broker',
      'fund',
      'client',
    ],
    CUSTOMER_ID: ['client', 'customer', 'kyc', 'cif', 'onboarding', 'relationship'],
  },
  keeps: isMessageCode,
  ignore: lexiconWords('never-reported', { class: 'finance' }),
};
