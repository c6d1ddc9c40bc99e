import { Notice } from '../ui/parts.js';

/** Messages of a page after a form has been processed; the address contains the key. */
const DONE: ReadonlyMap<string, string> = new Map([
  ['welcome', 'Welcome. Your account is made, and you are signed in.'],
  ['activated', 'The plan is active. Keys can be made with it now.'],
  ['suspended', 'The plan is suspended. Its keys are refused within 10 seconds.'],
  ['plan', 'The plan is saved. Running services follow within 10 seconds.'],
  ['disabled', 'The key is disabled. It is refused within 10 seconds, and can be enabled again.'],
  ['enabled', 'The key works again.'],
  ['revoked', 'The key is revoked for ever. It is refused within 10 seconds.'],
  ['saved', 'Saved.'],
  ['cancelled', 'The job is cancelled, and its file is deleted.'],
  ['deleted', 'The job is deleted, with its files.'],
  ['gone', 'This job had been removed before.'],
  ['password', 'Your password is changed, and your other sessions are ended.'],
  ['sessions', 'Your other sessions are ended.'],
]);

/** The message for a key; nothing for an unknown key. */
export function Done({ what }: { readonly what: string }) {
  const sentence = DONE.get(what);
  return sentence === undefined ? null : <Notice tone="ok">{sentence}</Notice>;
}
