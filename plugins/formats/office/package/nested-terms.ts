import type { Edit, FileSession, Finding } from '../../../../core/index.js';
import { SoughtTerms } from '../../../../kit/index.js';

/** Terms that were replaced, with the types they had. */
export type Terms = Map<string, Set<string>>;

/** Adds terms that identify someone in any context to the session's memory. */
export const remember = (session: FileSession, terms: Terms): void => void session.remember(telling(terms));

/** Each such term with a type by which it identifies someone in any context. Other terms are left out. */
export const telling = (terms: Terms): { text: string; type: string }[] =>
  [...terms].flatMap(([text, types]) =>
    [...types]
      .filter((type) => isTelling(text, type))
      .slice(0, 1)
      .map((type) => ({ text, type })),
  );

function isTelling(text: string, type: string): boolean {
  const probe = new SoughtTerms();
  probe.add(text, type);
  return probe.size > 0;
}

/** A session that replaces like another one, and records what it replaces. */
export function listening(session: FileSession, terms: Terms): FileSession {
  const replace: FileSession['replace'] = (text, findings, context) => {
    note(text, findings, terms);
    return session.replace(text, findings, context);
  };
  return {
    announce: session.announce,
    find: (text, context) => session.find(text, context),
    replace,
    deidentify: (text, context) => replace(text, session.find(text, context), context),
    byPerson: session.byPerson,
    ...(session.bySubject !== undefined && { bySubject: session.bySubject }),
    remember: (all) => session.remember(all),
    leaves: (type) => session.leaves?.(type) === true,
    count: (codePoints) => session.count(codePoints),
  };
}

/** A session that finds like another one and records the findings, but changes and charges nothing. */
export function silent(session: FileSession, terms: Terms): FileSession {
  const find: FileSession['find'] = (text, context) => session.find(text, { ...context, charged: false });
  const replace = (text: string, findings: readonly Finding[]): readonly Edit[] => {
    note(text, findings, terms);
    return [];
  };
  return {
    announce: session.announce,
    find,
    replace,
    deidentify: (text, context) => replace(text, find(text, context)),
    byPerson: session.byPerson,
    ...(session.bySubject !== undefined && { bySubject: session.bySubject }),
    remember: (all) => session.remember(all),
    leaves: (type) => session.leaves?.(type) === true,
    count: () => undefined,
  };
}

function note(text: string, findings: readonly Finding[], terms: Terms): void {
  for (const { start, end, type, isLeft } of findings) {
    if (isLeft === true) continue;
    const term = text.slice(start, end);
    const types = terms.get(term);
    if (types === undefined) terms.set(term, new Set([type]));
    else types.add(type);
  }
}
