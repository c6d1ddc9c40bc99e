import type { SchemaObject } from 'ajv';

/** What a caller may say about one file. */
export interface PdfOptions {
  /** Opens an encrypted document. */
  readonly password?: string;
  /** Whether pages without text that can be read are read as pictures. */
  readonly ocr: boolean;
  /** What happens to a page that cannot be read: the file is refused, or it stays as it is with a warning. */
  readonly unreadable: 'fail' | 'keep';
  /** Whether a box tells how long the text below was. */
  readonly gap: 'true' | 'fixed';
}

/** Options of one file, as JSON Schema. */
export const PDF_OPTIONS: SchemaObject = {
  type: 'object',
  additionalProperties: false,
  properties: {
    password: { type: 'string', maxLength: 200, description: 'Opens an encrypted document.' },
    ocr: {
      type: 'boolean',
      default: true,
      description: 'Whether pages without text that can be read, such as scans, are read as pictures.',
    },
    unreadable: {
      enum: ['fail', 'keep'],
      default: 'fail',
      description: 'What to do with a page that cannot be read: refuse the file, or keep the page and warn.',
    },
    gap: {
      enum: ['true', 'fixed'],
      default: 'true',
      description: 'Whether what stands in place of a term is as wide as the term was, or always of one width.',
    },
  },
};

/** Reads options that the schema has accepted. */
export function pdfOptions(given: Readonly<Record<string, unknown>>): PdfOptions {
  return {
    ocr: given.ocr !== false,
    unreadable: given.unreadable === 'keep' ? 'keep' : 'fail',
    gap: given.gap === 'fixed' ? 'fixed' : 'true',
    ...(typeof given.password === 'string' && { password: given.password }),
  };
}
