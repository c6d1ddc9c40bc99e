import { inflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';

/** An object of a PDF written by hand: its text, and its data if it is a stream. */
export type HandObject = string | { readonly dict: string; readonly data: string | Uint8Array };

function bytesOf(object: HandObject): Buffer {
  if (typeof object === 'string') return Buffer.from(object, 'latin1');
  const data = typeof object.data === 'string' ? Buffer.from(object.data, 'latin1') : Buffer.from(object.data);
  const head = Buffer.from(`<<${object.dict}/Length ${data.length}>>\nstream\n`, 'latin1');
  return Buffer.concat([head, data, Buffer.from('\nendstream', 'latin1')]);
}

/**
 * Writes objects by their numbers, with a table and a trailer whose root is object 1.
 * @param before the file that this is a later revision of, and where its table begins.
 */
export function handMade(
  objects: Readonly<Record<number, HandObject>>,
  trailer = '',
  before: Buffer = Buffer.from('%PDF-1.7\n'),
): Buffer {
  let file: Buffer = before;
  let table = 'xref\n0 1\n0000000000 65535 f \n';
  for (const [number, object] of Object.entries(objects)) {
    table += `${number} 1\n${String(file.length).padStart(10, '0')} 00000 n \n`;
    file = Buffer.concat([file, Buffer.from(`${number} 0 obj\n`), bytesOf(object), Buffer.from('\nendobj\n')]);
  }
  const size = Math.max(...Object.keys(objects).map(Number)) + 1;
  const end = `${table}trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.concat([file, Buffer.from(end, 'latin1')]);
}

/** Where the table of the last revision begins. */
export const tableOf = (file: Buffer): number =>
  Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file.toString('latin1'))?.[1]);

/** The objects of a document of one page that shows lines of text; more may be added from number 10 on. */
export const onePage = (
  lines: readonly string[],
  { page = '', catalog = '' }: { readonly page?: string; readonly catalog?: string } = {},
): Record<number, HandObject> => ({
  1: `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
  2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  3: `<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 400]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>${page}>>`,
  4: { dict: '', data: `BT /F 12 Tf 20 350 Td 16 TL ${lines.map((line) => `(${line}) Tj T*`).join(' ')} ET` },
  5: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
});

/** A document that pdfkit writes. */
export function pdfkit(
  draw: (document: PDFKit.PDFDocument) => void,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const document = new PDFDocument({ size: [400, 400], margin: 30, ...options });
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
    draw(document);
    document.end();
  });
}

/** All bytes of a document, and those of its streams unpacked: nothing can hide in them but what is encrypted. */
export function unpacked(file: Uint8Array): string {
  const bytes = Buffer.from(file);
  let all = bytes.toString('latin1');
  for (let at = bytes.indexOf('stream\n'); at >= 0; at = bytes.indexOf('stream\n', at + 7)) {
    try {
      all += `\n${inflateSync(bytes.subarray(at + 7), { finishFlush: 2 }).toString('latin1')}`;
    } catch {
      // Not packed, or the end of a stream.
    }
  }
  const hex = [...all.matchAll(/<([0-9a-f\s]+)>/gi)].map(([, digits = '']) =>
    Buffer.from(digits, 'hex').toString('latin1'),
  );
  return `${all}\n${hex.join('\n')}`;
}

/** Whether a text stands anywhere in a document, in one or two bytes to a character. */
export function holds(file: Uint8Array, text: string): boolean {
  const all = unpacked(file).toLowerCase();
  const wide = [...text].map((character) => `\0${character}`).join('');
  return [text, wide].some((form) => all.includes(form.toLowerCase()));
}
