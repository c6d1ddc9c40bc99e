import { docx, paragraph } from '../../plugins/office/make-docx.js';
import { handMade, onePage } from '../../plugins/pdf/make-pdf.js';
import type { DocumentedOperation } from './openapi.js';
import { form, type TestService } from './service.js';

export const JSON_TYPE = 'application/json';
export const LETTER = 'write to mary@jones.test';

/** A memory of a conversation of a key; default: that of the service. */
export async function memoryOf(service: Pick<TestService, 'post'>, key?: string): Promise<string> {
  return JSON.parse(await (await service.post('/api/v1/conversations/hide', { text: LETTER }, key)).text()).memory;
}

/** A report that the service signed. */
export async function reportOf(service: Pick<TestService, 'post'>): Promise<string> {
  const asked = { text: LETTER, compliance_mode: 'GDPR', evidence: true };
  return JSON.parse(await (await service.post('/api/v1/deidentify/text', asked)).text()).evidence[0].report;
}

/** A body that each endpoint for JSON takes. @param memory of the key that sends it @param report that the service signed */
export const goodBody = (path: string, memory: string, report: string): Record<string, unknown> => ({
  text: 'write to mary@jones.test about Project Kestrel',
  ...(path.endsWith('/restore') ? { memory } : {}),
  ...(path.endsWith('/evidence') ? { report } : {}),
  ...(path === '/api/v1/deidentify/text' ? { compliance_mode: 'PROPRIETARY' } : {}),
});

export const jsonBody = (body: unknown): RequestInit => ({
  body: JSON.stringify(body),
  headers: { 'Content-Type': JSON_TYPE },
});

/** A form with a file that the endpoint takes. */
export function fileOf({ path }: Pick<DocumentedOperation, 'path'>, fields = {}): FormData {
  const kind = ['/api/v1/jobs', '/api/v1/deidentify/file'].includes(path) ? 'txt' : path.split('/').at(-1);
  const made: Readonly<Record<string, () => Uint8Array>> = {
    docx: () => docx(paragraph(LETTER)),
    pdf: () => handMade(onePage([LETTER])),
  };
  return form(made[kind ?? '']?.() ?? LETTER, `a.${kind}`, fields);
}
