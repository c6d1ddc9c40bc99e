import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';

const OFFICE = 'http://schemas.openxmlformats.org';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const NAMESPACES = `xmlns:w="${OFFICE}/wordprocessingml/2006/main" xmlns:r="${OFFICE}/officeDocument/2006/relationships" xmlns:mc="${OFFICE}/markup-compatibility/2006"`;

/** Media types of the parts that tests use; others are those of their extension. */
const TYPES: Readonly<Record<string, string>> = {
  'word/document.xml': `${WORD}.document.main+xml`,
  'word/comments.xml': `${WORD}.comments+xml`,
  'word/styles.xml': `${WORD}.styles+xml`,
  'word/header1.xml': `${WORD}.header+xml`,
  'docProps/core.xml': 'application/vnd.openxmlformats-package.core-properties+xml',
};

/** Parts by name; text is written as UTF-8. */
export type Parts = Readonly<Record<string, string | Uint8Array>>;

const relationships = (rows: readonly string[]): string =>
  `<?xml version="1.0"?><Relationships xmlns="${OFFICE}/package/2006/relationships">${rows.join('')}</Relationships>`;

/** One relationship; `type` is the last segment of its type. */
export const relationship = (id: string, type: string, target: string, external = false): string =>
  `<Relationship Id="${id}" Type="${OFFICE}/officeDocument/2006/relationships/${type}" Target="${target}"${external ? ' TargetMode="External"' : ''}/>`;

/** The relationships of the document. */
export const documentRelationships = (...rows: string[]): Parts => ({
  'word/_rels/document.xml.rels': relationships(rows),
});

/** A part of WordprocessingML around some content. */
export const wordPart = (root: string, content: string): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n<w:${root} ${NAMESPACES}>${content}</w:${root}>`;

/** A paragraph of runs. */
export const paragraph = (...runs: string[]): string => `<w:p>${runs.map(run).join('')}</w:p>`;

/** A run of one text. */
export const run = (text: string): string => `<w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;

/** The parts of a document: its body, and what a test adds or replaces. */
export function docxParts(
  body: string,
  parts: Parts = {},
  packageRows: readonly string[] = [],
): Record<string, Uint8Array> {
  const all: Parts = {
    '_rels/.rels': relationships([relationship('rId1', 'officeDocument', 'word/document.xml'), ...packageRows]),
    'word/document.xml': wordPart('document', `<w:body>${body}</w:body>`),
    ...parts,
  };
  const overrides = Object.keys(all).flatMap((name) => {
    const type = TYPES[name];
    return type === undefined ? [] : [`<Override PartName="/${name}" ContentType="${type}"/>`];
  });
  const types = `<?xml version="1.0"?><Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="png" ContentType="image/png"/><Default Extension="bin" ContentType="application/vnd.openxmlformats-officedocument.oleObject"/>${overrides.join('')}</Types>`;
  const named: Parts = { '[Content_Types].xml': types, ...all };
  return Object.fromEntries(
    Object.entries(named).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part]),
  );
}

/** A document as bytes. */
export const docx = (body: string, parts: Parts = {}, packageRows: readonly string[] = []): Uint8Array =>
  zipSync(docxParts(body, parts, packageRows));

/** Packs files in order, each by its own level: 0 is stored. */
export const zip = (files: Zippable): Uint8Array => zipSync(files);

/** The parts of an archive as text, read by a library that the adapter does not use. */
export const partsOf = (bytes: Uint8Array): Record<string, string> =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, part]) => [name, strFromU8(part)]));

/** What a reader of the body sees: the text of its runs. */
export const textOf = (xml: string): string =>
  [...xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)</g)].map((match) => match[1]).join('');

/**
 * A package of another kind than a document.
 * @param main media type of its first part, without `application/`.
 */
export const officePackage = (main: string, parts: Parts): Uint8Array => {
  return docx('', {
    '[Content_Types].xml': `<Types><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/xml"/><Default Extension="bin" ContentType="application/vnd.ms-excel.sharedStrings"/><Override PartName="/word/document.xml" ContentType="application/${main}"/><Override PartName="/xl/workbook.bin" ContentType="application/${main}"/></Types>`,
    ...parts,
  });
};
