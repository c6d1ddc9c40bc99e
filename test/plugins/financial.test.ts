import { expect } from 'chai';
import fc from 'fast-check';
import { type Domain, definePlugin, Engine } from '../../core/index.js';
import { passesLuhn } from '../../plugins/detectors/financial/check-digits.js';
import financial from '../../plugins/detectors/financial/index.js';
import { testPlugin } from '../kit/index.js';

const finance: Domain = { name: 'Finance', description: 'Banking.' };
const domains = definePlugin({
  name: 'finance-domain',
  description: 'The domain alone.',
  register: (registry) => registry.domain(finance),
});

testPlugin(financial, {
  beside: [domains],
  cases: {
    'financial/check-line': {
      finds: [
        '⑆[[ABA_ROUTING|071000013]]⑆ [[BANK_ACCOUNT|4421008712]]⑈ 1042',
        'memo\n|:[[021000021]]|: [[BANK_ACCOUNT|00 4421 8712]]|| 0977',
      ],
      ignores: ['⑆071000014⑆', 'A071000013B 4421008712', 'part A071000013 of 12'],
    },
    'financial/credit-card': [
      {
        level: 1,
        finds: [
          'card [[4111111111111111]] and [[4111 1111 1111 1111]] or [[4111-1111-1111-1111]]',
          'amex [[378282246310005]], [[3782 822463 10005]]; diners [[3056 930902 5904]]',
          'short maestro [[501800000009]], visa of 13: [[4222222222222]], 19: [[6304000000000000000]]',
          'expires 2027 [[4111 1111 1111 1111]] 123',
          'dots [[4111.1111.1111.1111]]',
        ],
        ignores: [
          'un telefono (IMEI 490154203237518) rubato',
          'Pour la facture : SIRET 54210765113030 ici',

          '4111111111111112',
          '0.4111111111111111',
          'id 550e8400-e29b-41d4-a716-411111111117',
          '+4111 1111 1111 1111',
        ],
      },
      {
        finds: ['an issuer nobody knows: [[9999999999999995]], [[122000000000003]]'],
        ignores: ['0000000000000000', 'order 123456789012', 'at 1700000000004 ms, 20240314101503'],
      },
    ],
    'financial/card-details': {
      finds: [
        'FOP VI[[CREDIT_CARD|4111111111111111]]/1226',
        'Arvest debit [[4417-****-****-9903]], cash',
        'CVV: [[123]], exp 12/27',
        'security code is [[1234]]',
        '"cvc": "[[987]]"',
        'the card ending in [[4242]] was declined',
        'paid with [[**** **** **** 4242]]',
        'an account (ending in [[4242]]), number ending [[0093]], closed',
        'Visa [[XXXX-XXXX-XXXX-4242]]',
        'Synchrony ***[[6620]] owed, card=****[[4821]] ip',
        'Card [[4539 88XX XXXX 4242]], FOP VI[[4539XXXXXXXX4242]]/0927',
        'card x[[4242]], Amex ...[[1002]], card no. ****[[4242]]',
        'GROCER 12 CHICAGO IL CARD [[8832]]    -63.11',
        'Zahlung mit Karte [[8832]], last 4 of card [[4471]]',
        'tarjeta terminada en [[4471]], gift card is [[6006491727005748201]], library card [[2 1188 00044 8812]]',
      ],
      ignores: [
        'a Card 8832 of 2019 cards, CARD 8832 GAMES 12',
        'CVV required',
        'the meeting ending in 2024',
        'security code: 12345',
        'card 4242 games',
      ],
    },
    'financial/last-digits': {
      finds: ['[[4111 1111 1111 1111]] was lost; the bank sent last four [[1111]]'],
      ignores: ['last four 1111, ending with 2222'],
    },
    'financial/iban': [
      {
        level: 1,
        finds: [
          'IBAN [[GB82 WEST 1234 5698 7654 32]] and more',
          'my iban is [[gb82west12345698765432]]',
          'remit to [[DE89 3704 0044 0532 0130 00]], [[NO93 8601 1117 947]] or [[NO 93 8601.11.17947]]',
          '[[FR14 2004 1010 0505 0001 3M02 606]]',
          '[[MT84-MALT-0110-0001-2345-MTLC-AST0-01S]]',
        ],
        ignores: ['GB82 WEST 1234 5698 7654 33', 'NL91ABNA041716430', 'ZZ82WEST12345698765432'],
      },
      {
        finds: [
          'IBAN: [[DE89 3704 0044 0532 0130 01]] (misread)',
          'Accredito su: BCC Picenia [[IT75 B084 7469 4500 0000 0012 346]]',
        ],
        ignores: ['see me 24 hours post procedure', 'at 1500 hrs with a toast'],
      },
    ],
    'financial/bank-code': [
      {
        finds: [
          'SWIFT: [[SWIFT_BIC|DEUTDEFF]], BIC/SWIFT code: [[SWIFT_BIC|abnanl2a]]',
          'by wire to [[SWIFT_BIC|NEDSZAJJXXX]]',
          'Sort Code:               [[SORT_CODE|60-16-13]], SC [[SORT_CODE|60-16-13]], BACS to [[SORT_CODE|83-12-07]]',
          'routing number [[ABA_ROUTING|021000021]], ABA# [[ABA_ROUTING|0210-0002-1]]',
          'sort code [[SORT_CODE|20-00-00]] account 55779911',
          'Sort-Code: [[SORT_CODE|200000]]',
          'pay [[SORT_CODE|20-00-00]] 55779911',
          'Sort [[SORT_CODE|40-47-84]] of it',
        ],
        ignores: [
          'VERIFIED by CALLBACK before the wire',
          'HOSPITAL MEDICATIONS',
          'room 021000021',
          'on 20-00-00',
          'swift action is needed',
          'BIC: ABCDEFGH',
        ],
      },
      { level: 3, finds: ['bare [[021000021]]', 'bare [[ABNANL2A]]'], ignores: ['bare 021000022', 'HOSPITAL'] },
    ],
    'financial/bank-account': [
      {
        finds: [
          'Die Auflösung Ihres Kontos [[0123 4567 88]] zum',
          'estratto conto n. [[1000/00012346]]',
          'titularidade da conta n.º [[0123.045678.901]]',
          'leningnummer [[0034.871.228]]. De',
          'Name: DUBOIS   Acct: [[V00491827]]   Arr',
          'MRN 551-20-884   Acct [[V0099182]]   DOB',

          'sort 04-00-04 acc [[44170988]]',
          'Account No:                [[0049182733]]; through DDA #[[7719002814]] and loan [[0612288734]]',
          'Barclays 20-45-77 / [[41709881]]',
          'Account ending in: [[4417]]',
          'acct. ends in [[9903]]',
          'acct [[ABX-220482-7]], acct [[99482-04]], Acct [[20482]], DDA ...[[4821]], acct #: [[30048 1379 7]]',
          '(acct [[40702810500000044170]])',
          'account number: [[12345678]]',
          'Acct# [[GRM-998877]], a/c no. [[0012 345678]]',
          '"account_number": "[[000123456789]]"',
          'Account: [[1234-5678-90]] and debit account [[4537891022]]',
          'Kontonummer [[1234567890]], compte n° [[12345678901]]',
          'cuenta corriente nº [[2100 0418 40 1234567891]]',
          'sort code 20-00-00, bank account of [[55779911]]',
          'clabe [[032180000118359719]]',
          'Acct [[7-00441-2]], RIB [[30004 00812 00004481200 44]], cuenta asociada [[2100 0418 45 0200051332]]',
          'account [[X71-882310]], Bank: **** [[5519]], conto c/c n. [[000012345678]]',
          'account [[0532 0130 00]], a/c [[5577 9911]], acct. [[12-3456-7890]]',
          'převodem na účet [[19-2000145399/0800]] nebo z účtu [[2701445778/2010]]',
        ],
        ignores: [
          'an account ending the war in 1945 was',
          'an account of 2024',
          'account balance: 12',
          'on account of 12 reasons',
          'order 55779911',
          'accounts for 123456 people',
          'on account of 12 345 678 people, account 12 345 678',
        ],
      },
      { level: 3, finds: ['bare [[945456787654]]'], ignores: ['bare 1234567', 'phone 945456787654'] },
    ],
    'financial/security': [
      {
        finds: [
          '[[ISIN|US0378331005]] and [[ISIN|DE000BAY0017]]',
          'entity [[LEI|529900T8BM49AURSDO55]]',
          'CUSIP [[CUSIP|037833100]], SEDOL: [[SEDOL|B0YBKJ7]], SEDOL [[SEDOL|0263494]]',
          'shares [[CUSIP|38259P508]]',
          'ISIN: [[ISIN|us0378331006]] (misread)',
        ],
        ignores: ['US0378331006', '529900T8BM49AURSDO56', 'part 38259P508', 'code B0YBKJ7', 'room 037833100'],
      },
      { level: 3, finds: ['part [[38259P508]]'], ignores: ['38259P509'] },
    ],
    'financial/crypto-wallet': {
      finds: [
        'send to [[1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa]] or [[3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy]]',
        '[[bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4]] / [[BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4]]',
        'taproot [[bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0]]',
        'eth [[0x52908400098527886E0F7030069857D2E4169EE7]]',
        'xrp [[rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh]]',
        'solana wallet [[4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T]]',
      ],
      ignores: [
        '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb',
        'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5',
        '8f953371d3e85eddb89b05ed6b9e680791055315c73e1025ab5dba7bb2aee189',
        '0x5290840009852788',
      ],
    },
    'financial/transaction': {
      finds: [
        'PAID CHK [[0044170988]]',
        'Transaction ID: [[TXN-20240314-0099]]',
        'txn no. [[A1B2C3D4]]',
        'payment reference no. [[PR123456]]',
        '"transaction_id": "[[a1b2c3d4e5]]"',
        'MTCN: [[1234567890]]',
        'IMAD [[20250310B1Q8021R000412]] was sent',
        'Wire ref [[20240512MMQXMP9N000123]], payment reference [[KT-48213795]]',
        'Check/EFT #: [[0099821345]]',
        'stripe [[cus_NffrFeUfNV2Hib]] and [[sub_1MowQVLkdIwHu7ix]]',
        'check no. [[10442]], cheque #[[482]], chèque n° [[4821379]]',
        'AUTHORIZED ON 01/04 [[S384004632871234]]',
        'hash [[0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060]]',
      ],
      ignores: [
        'check 12 boxes',
        'the transaction is complete',
        'payment: pending',
        'transaction fee 2024',
        'transfer to ward 12',
        'check 100 times, check no more',
        'wire ref. none',
      ],
    },
    'financial/swift-message': {
      finds: [
        ':20:[[TRANSACTION_ID|FT24135XK0PQ]]\n:32A:[[DATE|240514]]EUR12500,00\n:57A:[[SWIFT_BIC|NEDSZAJJXXX]]',
        ':59:/[[BANK_ACCOUNT|0045778812]]\nA. NAME',
        ':25:[[BANK_ACCOUNT|20050000/0532055120]]\n:60F:C',
        ':50A:/[[BANK_ACCOUNT|FI2112]]\n[[SWIFT_BIC|NDEANOKK]]\n{1:F01[[SWIFT_BIC|NORDSESSAXXX]]0000000000}',
      ],
      ignores: ['at 10:20:30 and 11:32:59', 'ratio :20:1', ':20:none\n:59:A NAME'],
    },
    'financial/merchant': {
      finds: [
        'Acct debited NGN 5,000 at [[SPAR LEKKI]] 17/05',
        'You spent $12.90 at [[SHELL OIL #5512]], thank you',
        'Purchase at [[HARBOUR DELI]] approved',
        'SQ *[[TAQUERIA LA QUILLA]]  $86.20',
      ],
      ignores: ['The fee was paid at once', 'charged EUR 5 at noon', 'we spent USD 40 to see it'],
    },
    'financial/amount': [
      {
        level: 3,
        domain: 'Finance',
        finds: [
          'paid [[$12,500.00]], [[EUR 3.2 million]], [[1.250.000,00 EUR]] and [[£4bn]]',
          'worth [[US$ 100]] or [[20 dollars]]',
        ],
        ignores: ['12,500 shares', 'EURO 2024'],
      },
      { level: 3, finds: ['card 4111111111111111'], ignores: ['paid $12,500.00 in General'] },
    ],
  },
});

/** Numbers of 12 to 19 digits that pass Luhn's check and begin like a card. */
const cards = fc
  .tuple(
    fc.constantFrom('4', '51', '2221', '34', '36', '6011', '3530', '1800', '5018', '62'),
    fc.integer({ min: 12, max: 19 }),
  )
  .chain(([prefix, length]) =>
    fc
      .array(fc.integer({ min: 0, max: 9 }), {
        minLength: length - prefix.length - 1,
        maxLength: length - prefix.length - 1,
      })
      .map((rest) => {
        const body = prefix + rest.join('');
        return [...'0123456789'].map((check) => body + check).find(passesLuhn) ?? '';
      }),
  );

describe('plugin financial, cards', () => {
  it('finds every number of 12 to 19 digits that passes the check, in one piece and in groups of four', async () => {
    await using engine = await Engine.create({ plugins: [financial] });
    const isFound = (text: string): boolean =>
      engine
        .analyze(`card ${text}!`)
        .findings.some((f) => f.type === 'CREDIT_CARD' && f.start === 5 && f.end === 5 + text.length);
    fc.assert(
      fc.property(cards, fc.constantFrom('', ' ', '-'), (card, gap) => {
        expect(isFound(card.replace(/(\d{4})(?=\d)/g, `$1${gap}`)), card).to.equal(true);
      }),
      { numRuns: 300 },
    );
  });
});
