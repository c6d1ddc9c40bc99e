import { lexiconSet } from '../../lexicon/words.js';

/** Words that are optional in titles. */
export const FILLERS: ReadonlySet<string> = lexiconSet('column-titles', { class: 'filler' });

/** Words that titles abbreviate. */
export const ABBREVIATIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    address: 'addr adr',
    number: 'no num nbr nb',
    member: 'mbr mem',
    employee: 'emp ee',
    customer: 'cust',
    patient: 'pt pat',
    account: 'acct accnt ac',
    manager: 'mgr mngr',
    debtor: 'dbtr',
    creditor: 'cdtr',
    beneficiary: 'benef bene',
    transaction: 'txn trx',
    phone: 'ph phn',
    license: 'lic',
    insurance: 'ins',
    subscriber: 'sub subs subscr',
    provider: 'prov',
    policy: 'pol',
    name: 'nm',
    group: 'grp',
    birth: 'bth brth',
    emergency: 'emer emerg emrg',
    contact: 'cntct',
    date: 'dt',
    street: 'strt',
    town: 'twn',
    post: 'pst',
    code: 'cd',
    country: 'ctry',
    mobile: 'mob',
    years: 'yrs yr',
    parent: 'par',
    consignee: 'cnee consgn cnsgn',
    shipper: 'shpr',
    borrower: 'brwr borr',
    claim: 'clm',
    email: 'eml',
    postal: 'pstl',
    mother: 'mthr',
    father: 'fthr',
    student: 'stu stdnt',
    delivery: 'dlvry delv',
    preferred: 'pref',
    primary: 'prim',
    attorney: 'atty',
  }).flatMap(([word, short]) => short.split(' ').map((form) => [form, word] as const)),
);

/** Splits a title into words, without accents and fillers. `dateOfBirth` and `DATE_OF_BIRTH` give the same words. */
export function titleWords(title: string): string[] {
  return (ASCII.test(title) ? plainWords(title) : anyWords(title)).filter((word) => word !== '' && !FILLERS.has(word));
}

/** `A/c No.` */
const ACCOUNT = /\ba\/c\b/;

const ASCII = /^[\x20-\x7e]*$/;

/** Faster path for ASCII titles, which are most. */
const plainWords = (title: string): string[] =>
  title
    .replace(/([a-z])(?=[A-Z])|([A-Za-z])(?=\d)/g, '$1$2 ')
    .replaceAll('#', ' number ')
    .toLowerCase()
    .replace(ACCOUNT, 'account')
    .split(/[^a-z0-9]+/);

/** Letters without a decomposition into letter and accent. */
const LETTERS: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['æ', 'ae'],
  ['œ', 'oe'],
]);

/** Marks that may be left out: accents, and the vowel signs of Arabic and Hebrew. In other scripts they are letters. */
const ACCENTS = /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}]\p{M}{0,3})\p{M}/gu;

/** A title as one word, the form in which titles are compared: `date of birth` is `datebirth`. */
export const asOneWord = (title: string): string => titleWords(title).map(inFull).join('');

function anyWords(title: string): string[] {
  return title
    .normalize('NFKC')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{L})(\d)/gu, '$1 $2')
    .replaceAll('#', ' number ')
    .toLowerCase()
    .replace(/[ßøłæœ]/g, (letter) => LETTERS.get(letter) ?? letter)
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .split(/[^\p{L}\p{M}\p{N}]+/u);
}

/** The full form of an abbreviated word of a title; other words are returned unchanged. */
export const inFull = (word: string): string => ABBREVIATIONS.get(word) ?? word;
