import type { Span } from '../../core/contracts/span.js';

type Term = Span & { readonly type: string };

/** What a code or an amount of a payment message is taken for. */
const TAKEN_FOR: ReadonlySet<string> = new Set(
  'PERSON USERNAME ORGANIZATION FACILITY LOCATION CITY STATE COUNTRY PROPRIETARY_TERM CODENAME DEAL_NAME'.split(' '),
);
const AMOUNT_TAKEN_FOR: ReadonlySet<string> = new Set(
  'TAX_ID NATIONAL_ID ID_NUMBER PHONE_NUMBER BANK_ACCOUNT CUSIP SEDOL POSTAL_CODE CUSTOMER_ID MEDICAL_RECORD_NUMBER'.split(
    ' ',
  ),
);
/** The longest stretch before a code that says what it is, in code units. */
const REACH = 24;
const CODE = /^[A-Z]{3,8}$/;
/** `:16R:GENL`, `:23G:NEWM`, `:23B:CRED`, `:71A:SHA`: the value is a code. */
const BEHIND_FIELD = /(?:^|\n):(?:16[RS]|23[A-Z]|71A|26T|77[A-Z]):$/;
/** `:95P::DEAG//`: the qualifier of a field (ISO 15022), whatever its value is. */
const BEHIND_QUALIFIED_FIELD = /(?:^|\n):\d\d[A-Z]::$/;
/** `:22F::SETR//TRAD`, `:24B::PEND//`, `:94B::TRAD//EXCH/XNYS`: fields with coded values. */
const BEHIND_QUALIFIER =
  /(?:^|\n):(?:2[2-5][A-Z]|94B|36B|90[A-Z]|93[A-Z]|99[A-Z]|11A|92[A-Z]|17B|13[A-Z])::[A-Z]{4}\/[A-Z0-9]{0,8}\/(?:[A-Z]{4}\/)?$/;
/** `:19A::SETT//USD258550,`, `:33B:`, `:32B:`: currencies with amounts. */
const BEHIND_AMOUNT_FIELD =
  /(?:^|\n):(?:19[AB]?|33[A-Z]|32B|34[A-Z]|36[A-Z]?|71[FG]|90[A-Z]|92[A-Z]|93[A-Z])::?(?:[A-Z]{4}\/[A-Z0-9]{0,8}\/)?(?:[A-Z]{4}\/)?N?(?:[A-Z]{3})?$/;
/** `<CtrlSum>`, `<InstdAmt Ccy="JPY">`, `<NbOfTxs>`: sums and counts (ISO 20022). */
const BEHIND_AMOUNT_ELEMENT =
  /<(?:[a-z]\w{0,9}:)?(?:CtrlSum|Sum|NbOf[A-Za-z]{2,10}|[A-Za-z]{0,12}Amt(?: Ccy="[A-Z]{3}")?|ElctrncSeqNb|LglSeqNb|XchgRate)>$/;

const isCode = (text: string, before: string, behind: string): boolean =>
  CODE.test(text) &&
  (BEHIND_FIELD.test(before) ||
    (BEHIND_QUALIFIED_FIELD.test(before) && behind.startsWith('/')) ||
    BEHIND_QUALIFIER.test(before));

const isAmount = (before: string): boolean => BEHIND_AMOUNT_FIELD.test(before) || BEHIND_AMOUNT_ELEMENT.test(before);

/**
 * True for the codes of fields of a SWIFT message (functions, blocks, qualifiers), which are the same for everybody whatever name they
 * look like, and for sums and counts of SWIFT and ISO 20022 messages, whatever number they look like.
 */
export function isMessageCode(view: string, { start, end, type }: Term): boolean {
  if (TAKEN_FOR.has(type)) {
    if (end - start > 8) return false;
    const before = view.slice(Math.max(0, start - REACH), start);
    return before.endsWith(':') || before.endsWith('/')
      ? isCode(view.slice(start, end), before, view.slice(end, end + 1))
      : false;
  }
  return AMOUNT_TAKEN_FOR.has(type) && isAmount(view.slice(Math.max(0, start - 2 * REACH), start));
}
