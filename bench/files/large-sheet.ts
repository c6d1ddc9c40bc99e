import { strToU8, zipSync } from 'fflate';

const OFFICE = 'http://schemas.openxmlformats.org';
const MAIN = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const WORDS =
  'alpha beta report stock valve pump item order closed open pending checked north south east west large small red green blue steel'.split(
    ' ',
  );
const FIRST =
  'Ann Bob Carla David Erin Frank Grace Henry Irene Jack Karen Louis Maria Nathan Olivia Peter Rachel Steven'.split(
    ' ',
  );
const LAST =
  'Smith Johnson Williams Jones Garcia Miller Davis Martinez Lopez Wilson Anderson Thomas Taylor Moore Jackson'.split(
    ' ',
  );

/**
 * Content of the rows of a large workbook: goods and numbers, people in all columns but one, or a register of people
 * with ten columns, in which no two rows share numbers and addresses.
 */
export type LargeKind = 'goods' | 'people' | 'register';

const CITIES = ['Boston', 'Chicago', 'Denver', 'Austin', 'Seattle', 'Portland', 'Atlanta', 'Phoenix'];
const TITLES: Readonly<Record<LargeKind, readonly string[]>> = {
  goods: ['Item', 'Quantity', 'Price', 'Status', 'Remark'],
  people: ['Patient Name', 'SSN', 'Email', 'Note', 'Total'],
  register: ['Customer ID', 'Name', 'Email', 'Phone', 'SSN', 'Date of Birth', 'Street', 'City', 'Amount', 'Note'],
};

/** How many different texts there are beside names and numbers. */
const PHRASES = 5000;

/** Numbers that look like chance and are the same in every run. */
function chance(): (below: number) => number {
  let state = 7;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >>> 8) % below;
  };
}

/** A workbook with one sheet whose part has a size in bytes. */
export function largeWorkbook(kind: LargeKind, size: number): Uint8Array {
  const random = chance();
  const strings = new Map<string, number>();
  const text = (value: string): string => {
    const index = strings.get(value) ?? strings.size;
    strings.set(value, index);
    return `t="s"><v>${index}</v></c>`;
  };
  const number = (value: number): string => `><v>${value}</v></c>`;
  const pick = (list: readonly string[]): string => list[random(list.length)] ?? '';
  // Lists repeat the names of their goods.
  const phrases = Array.from({ length: PHRASES }, () =>
    Array.from({ length: 3 + random(5) }, () => pick(WORDS)).join(' '),
  );
  const phrase = (): string => pick(phrases);
  const goods = (): string[] => [
    text(phrase()),
    number(random(1000)),
    number(random(100_000) / 100),
    text(pick(WORDS)),
    text(phrase()),
  ];
  const person = (): string[] => {
    const [first, last] = [pick(FIRST), pick(LAST)];
    const note = random(4) === 0 ? `${phrase()} ${last}` : phrase();
    const mail = `${first.toLowerCase()}${random(5000)}@example.com`;
    return [
      text(`${first} ${last}`),
      number(100_000_000 + random(800_000_000)),
      text(mail),
      text(note),
      number(random(1000)),
    ];
  };
  const entry = (): string[] => {
    const [first, last] = [pick(FIRST), pick(LAST)];
    const id = 1_000_000 + random(9_000_000);
    const digits = (count: number): string => String(random(10 ** count)).padStart(count, '0');
    const phone = `(${200 + random(700)}) 555-${digits(4)}`;
    const note = random(4) === 0 ? `${phrase()}; called ${phone}, spoke with ${first}` : `${phrase()} ${digits(3)}`;
    return [
      number(id),
      text(`${first} ${last}`),
      text(`${first}.${last}${digits(5)}@example.com`.toLowerCase()),
      text(phone),
      text(`${100 + random(600)}-${10 + random(89)}-${digits(4)}`),
      text(`19${40 + random(60)}-0${1 + random(9)}-${10 + random(18)}`),
      text(`${1 + random(9999)} ${pick(LAST)} Street`),
      text(pick(CITIES)),
      number(random(1_000_000) / 100),
      text(note),
    ];
  };
  const make = { goods, people: person, register: entry }[kind];
  const rows: string[] = [];
  let bytes = 0;
  for (let r = 1; bytes < size; r++) {
    const cells = r === 1 ? TITLES[kind].map(text) : make();
    const row = `<row r="${r}">${cells.map((cell, i) => `<c r="${String.fromCharCode(65 + i)}${r}" ${cell}`).join('')}</row>`;
    rows.push(row);
    bytes += row.length;
  }
  return packed(rows, [...strings.keys()]);
}

function packed(rows: readonly string[], strings: readonly string[]): Uint8Array {
  const xml = (text: string): Uint8Array => strToU8(`<?xml version="1.0"?>${text}`);
  const relations = (...all: string[]): Uint8Array =>
    xml(`<Relationships xmlns="${OFFICE}/package/2006/relationships">${all.join('')}</Relationships>`);
  const relation = (id: string, type: string, target: string): string =>
    `<Relationship Id="${id}" Type="${OFFICE}/officeDocument/2006/relationships/${type}" Target="${target}"/>`;
  const part = (name: string, type: string): string =>
    `<Override PartName="/xl/${name}.xml" ContentType="${MAIN}.${type}+xml"/>`;
  const main = `xmlns="${OFFICE}/spreadsheetml/2006/main"`;
  return zipSync({
    '[Content_Types].xml': xml(
      `<Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${part('workbook', 'sheet.main')}${part('worksheets/sheet1', 'worksheet')}${part('sharedStrings', 'sharedStrings')}</Types>`,
    ),
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': xml(
      `<workbook ${main} xmlns:r="${OFFICE}/officeDocument/2006/relationships"><sheets><sheet name="List" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': relations(
      relation('rId1', 'worksheet', 'worksheets/sheet1.xml'),
      relation('rId2', 'sharedStrings', 'sharedStrings.xml'),
    ),
    'xl/worksheets/sheet1.xml': xml(`<worksheet ${main}><sheetData>${rows.join('')}</sheetData></worksheet>`),
    'xl/sharedStrings.xml': xml(
      `<sst ${main} count="${strings.length}" uniqueCount="${strings.length}">${strings.map((one) => `<si><t>${one}</t></si>`).join('')}</sst>`,
    ),
  });
}
