import type { SchemaObject } from 'ajv';

/** Options of a caller for one file. */
export interface PdfOptions {
  /** Password for an encrypted document. */
  readonly password?: string;
  /** True to read pages without readable text as pictures, by OCR. */
  readonly ocr: boolean;
  /** For a page that cannot be read: refuse the file, or keep the page with a warning. */
  readonly unreadable: 'fail' | 'keep';
  /** Whether the width of a box reveals the length of the covered text. */
  readonly gap: 'true' | 'fixed';
}

/** Defaults set by the operator, used where the caller gives no option. */
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
      description: 'Width of the replacement: that of the term, or a fixed width.',
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
