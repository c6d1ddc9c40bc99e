import type { PatternRecognizer } from '../../../core/index.js';

// Labels whose value is a party. For natural persons the plugin `names` is more reliable; both may report.
const LABELS = [
  ...[
    'Counterparty',
    'Counter-party',
    'Issuer',
    'Borrower',
    'Lender',
    'Obligor',
    'Guarantor',
    'Custodian',
    'Sub-custodian',
  ],
  ...[
    'Broker',
    'Executing broker',
    'Prime broker',
    'Underwriter',
    'Arranger',
    'Agent bank',
    'Trustee',
    'Fund',
    'Sub-fund',
    'Target',
  ],
  ...[
    'Target company',
    'Acquirer',
    'Acquiror',
    'Buyer',
    'Seller',
    'Purchaser',
    'Vendor',
    'Merchant',
    'Payee',
    'Payer',
    'Drawee',
  ],
  ...[
    'Beneficiary bank',
    'Correspondent bank',
    'Intermediary bank',
    'Remitting bank',
    'Ordering institution',
    'Legal entity',
  ],
  ...[
    'Company name',
    'Entity name',
    'Business name',
    'Trading name',
    'Employer',
    'Parent company',
    'Subsidiary',
    'Client',
  ],
  ...[
    'Ordering customer',
    'Beneficiary',
    'Remitter',
    'Investor',
    'Limited Partner',
    'General Partner',
    'Portfolio company',
  ],
  ...['Gegenpartei', 'Kreditnehmer', 'Auftraggeber', 'Begünstigter', 'Zahlungsempfänger', 'Firma', 'Emittent'],
  ...['Contrepartie', 'Emprunteur', 'Bénéficiaire', 'Société', 'Contraparte', 'Beneficiario', 'Empresa', 'Controparte'],
];
const WORD = "[\\p{Lu}\\d][\\p{L}\\p{N}.'&-]{0,24}";

/** Companies after the labels of statements, payment instructions and term sheets. */
export const counterparty: PatternRecognizer = {
  name: 'finance/counterparty',
  types: ['ORGANIZATION'],
  domains: ['Finance'],
  patterns: [
    {
      type: 'ORGANIZATION',
      lead: `(?:${LABELS.join('|')})(?: \\((?:full )?name\\))?[ \\t]{0,4}[:=][ \\t]{0,40}`,
      ignoreCase: false,
      match: `(?=[^\\n]{0,40}\\p{Ll}|[^\\n]{0,40}\\p{Lu}{2})${WORD}(?:,? (?:${WORD}|&|of|and|for|the|de|du|und|y|e)){0,7}(?<![ ,&]|(?: of| and| for| the| de| du| und| y| e))`,
      score: 0.6,
    },
  ],
};
