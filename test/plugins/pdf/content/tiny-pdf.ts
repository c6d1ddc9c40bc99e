/** Parts of a small PDF written by hand. */
export interface TinyPdf {
  /** Operators of each page. */
  readonly pages: readonly (string | Uint8Array)[];
  /** Entries of the pages' resources beside the fonts F1 (Helvetica) and F2 (Times). */
  readonly resources?: string;
  /** Entries of every page. */
  readonly page?: string;
  /** Entries of the catalogue. */
  readonly catalog?: string;
  /** Further objects by number, from 100: a dictionary or any value, and the data of a stream. */
  readonly objects?: Readonly<Record<number, string | readonly [dict: string, data: string]>>;
}

const FONTS = `/Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>
/F2 << /Type /Font /Subtype /Type1 /BaseFont /Times-Roman /Encoding /WinAnsiEncoding >> /F3 100 0 R >>`;

/** Bytes of a PDF with one content stream per page. */
export function tinyPdf({ pages, resources = '', page = '', catalog = '', objects = {} }: TinyPdf): Uint8Array {
  const all = new Map<number, Uint8Array>();
  const kids = pages.map((_, index) => `${10 + index * 2} 0 R`).join(' ');
  all.set(1, latin1(`<< /Type /Catalog /Pages 2 0 R ${catalog} >>`));
  all.set(2, latin1(`<< /Type /Pages /Count ${pages.length} /Kids [${kids}] /MediaBox [0 0 600 800] >>`));
  pages.forEach((content, index) => {
    const number = 10 + index * 2;
    const entries = `/Resources << ${FONTS} ${resources} >> /Contents ${number + 1} 0 R ${page}`;
    all.set(number, latin1(`<< /Type /Page /Parent 2 0 R ${entries} >>`));
    all.set(number + 1, streamOf('', content));
  });
  for (const [number, value] of Object.entries(objects)) {
    all.set(Number(number), typeof value === 'string' ? latin1(value) : streamOf(...value));
  }
  return written(all);
}

function streamOf(dict: string, data: string | Uint8Array): Uint8Array {
  const bytes = typeof data === 'string' ? latin1(data) : data;
  return Buffer.concat([latin1(`<< ${dict} /Length ${bytes.length} >>\nstream\n`), bytes, latin1('\nendstream')]);
}

function written(objects: ReadonlyMap<number, Uint8Array>): Uint8Array {
  const chunks: Uint8Array[] = [latin1('%PDF-1.7\n')];
  const offsets = new Map<number, number>();
  let length = chunks[0]?.length ?? 0;
  const put = (bytes: Uint8Array): void => {
    chunks.push(bytes);
    length += bytes.length;
  };
  for (const [number, body] of objects) {
    offsets.set(number, length);
    put(latin1(`${number} 0 obj\n`));
    put(body);
    put(latin1('\nendobj\n'));
  }
  const start = length;
  const rows = [...offsets].map(([number, at]) => `${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const size = Math.max(...objects.keys()) + 1;
  put(
    latin1(
      `xref\n0 1\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(chunks);
}

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');
