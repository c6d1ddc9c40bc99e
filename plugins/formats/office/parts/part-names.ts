import { lexiconWords } from '../../../../kit/index.js';

/** Names that Office itself gives to parts, followed by a number: `sheet2.xml`. */
const PARTS = lexiconWords('format-names', { class: 'office-part' });
const OWN_WORDS = new RegExp(`Microsoft_(?:Office_)?|(?<=[/_])(?:Sheet|${PARTS.join('|')})\\d{1,6}(?=\\.)`, 'g');

/** The name of a part without the names given by Office. */
export const ownWords = (name: string): string => name.replace(OWN_WORDS, '');

/** Standard names of folders and parts of Office packages, without trailing numbers; they contain no user data. */
const USUAL = new Set([...PARTS, ...lexiconWords('format-names', { class: 'office-folder' })]);
/** Storages of embedded objects, and names that Office gives to embedded files. */
const NUMBERED = /^(?:MBD[0-9A-F]{8}|_\d{10}|Microsoft_(?:Office_)?[A-Za-z]{1,20}_[A-Za-z0-9_-]{1,40})$/;
const EXTENSION = /\.[A-Za-z0-9]{1,6}$/;

function isUsual(segment: string): boolean {
  // Names of streams begin with an invisible character.
  const bare = segment.replace(/^[^\w]{1,2}/, '');
  return NUMBERED.test(bare) || USUAL.has(bare) || USUAL.has(bare.replace(/(?:\d{1,10}|s)$/, ''));
}

/** Maximum number of names in a report. */
const MAX_REPORTED_NAMES = 100;

/**
 * Names of parts in a form that a report may show. Names given by programs stay; any other word, which a person may
 * have chosen, becomes an asterisk and the index of the part in this list.
 */
export const safePartNames = (names: readonly string[]): string[] =>
  names.slice(0, MAX_REPORTED_NAMES).map((name, i) => {
    const [extension = ''] = EXTENSION.exec(name) ?? [];
    const segments = name.slice(0, name.length - extension.length).split('/');
    const safe = segments.map((segment) => (isUsual(segment) ? segment.replace(/[^\w-]/g, '') : '*'));
    const number = safe.at(-1) === '*' ? String(i + 1) : '';
    return `${safe.join('/')}${number}${/^\.[a-z]{2,5}$/i.test(extension) ? extension : ''}`;
  });
