import type { Conversation, HideOptions } from '../../core/hosting.js';

/** The conversation that a call belongs to: one, or a function that gives that of the current user or request. */
export type ConversationOf = Conversation | (() => Conversation);

/** How calls of a model are hidden and restored. */
export interface WithConversationOptions extends HideOptions {
  /** Gets each label in an answer that the conversation never gave. */
  readonly onUnknown?: (label: string) => void;
}

/** The conversation of the current call. */
export const current = (conversation: ConversationOf): Conversation =>
  typeof conversation === 'function' ? conversation() : conversation;

/** Restores an answer as a whole. */
export function restoredBy<T>(conversation: Conversation, answer: T, { onUnknown }: WithConversationOptions): T {
  const { value, unknown } = conversation.restore(answer);
  for (const label of unknown) onUnknown?.(label);
  return value;
}

/** The options of hiding among these. */
export const hideOptionsOf = ({ unread, keys }: WithConversationOptions): HideOptions => ({
  ...(unread !== undefined && { unread }),
  ...(keys !== undefined && { keys }),
});
