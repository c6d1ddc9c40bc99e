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

/** What the operator decides for files of which the caller says nothing. */
export interface PdfDefaults {
  readonly ocr: boolean;
}

export const PDF_DEFAULTS: PdfDefaults = { ocr: true };

/** Options of the plugin, as JSON Schema. */
export const DEFAULTS_SCHEMA: SchemaObject = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ocr: {
      type: 'boolean',
      default: PDF_DEFAULTS.ocr,
      description:
        'Whether pages without text are read as pictures where a caller does not say: it takes some seconds a page.',
    },
  },
};

/** Options of one file, as JSON Schema. */
export const pdfSchema = ({ ocr }: PdfDefaults): SchemaObject => ({
  type: 'object',
  additionalProperties: false,
  properties: {
    password: { type: 'string', maxLength: 200, description: 'Opens an encrypted document.' },
    ocr: {
      type: 'boolean',
      default: ocr,
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
});

/** Reads options that the schema has accepted. */
export function pdfOptions(given: Readonly<Record<string, unknown>>): PdfOptions {
  return {
    ocr: given.ocr !== false,
    unreadable: given.unreadable === 'keep' ? 'keep' : 'fail',
    gap: given.gap === 'fixed' ? 'fixed' : 'true',
    ...(typeof given.password === 'string' && { password: given.password }),
  };
}
