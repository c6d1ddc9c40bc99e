import type { ErrorCodeInfo } from '../../core/hosting.js';
import { ERROR_CODES } from '../../core/index.js';

const row = ([code, { status, title, detail }]: readonly [string, ErrorCodeInfo]): string => {
  const sentence = detail.replace(/%s/g, '…').replace(/\n/g, ' ').replace(/\|/g, '\\|');
  return `| \`${code}\` | ${status} | ${title} | ${sentence} |`;
};

/** What docs/errors.md holds. */
export const errorsPage = (): string => `# Errors

<!-- Written by 'npm run docs' from core/error-codes.ts. -->

Every error that deidkit throws on purpose is a \`DeidError\` with one of these codes. The code never changes; the sentence may.
An \`…\` stands for a fact: a limit, a plugin's name, a place in the configuration. No error ever holds a piece of a
text, a file name or a key, so errors may be logged and sent.

- Library: \`error.code\`, \`error.message\`, \`error.mistakes\` (places and remedies, where there are several).
- HTTP: \`application/problem+json\` (RFC 9457) with the status below; \`error\` is the code, \`detail\` and \`message\` the sentence,
  \`errors\` the mistakes as \`{pointer, message}\`. Each \`type\` leads to a page of \`/docs/errors/\`.
- Command line: the sentence and the code on standard error; exit codes are in [cli.md](cli.md).

| Code | HTTP | Title | What is wrong, and what to do |
|---|---|---|---|
${Object.entries(ERROR_CODES).map(row).join('\n')}
`;
