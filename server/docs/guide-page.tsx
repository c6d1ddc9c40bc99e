import { GUIDES } from './guides/list.js';
import { type DocsParts, docsPage } from './shell.js';

/** A guide with a link to the next one; undefined for an unknown id. */
export function guidePage(parts: DocsParts, id: string): string | undefined {
  const at = GUIDES.findIndex((guide) => guide.id === id);
  const guide = GUIDES[at];
  if (guide === undefined) return undefined;
  const next = GUIDES[at + 1];
  return docsPage(
    parts,
    `/guides/${id}`,
    guide.title,
    <article class="stack guide">
      {guide.body(parts.prefix)}
      {next !== undefined && (
        <p>
          Next: <a href={`${parts.prefix}/docs/guides/${next.id}`}>{next.title}</a>
        </p>
      )}
    </article>,
  );
}
