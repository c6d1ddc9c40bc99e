import type { EntityType } from '../contracts/entity-type.js';
import type { FileSession } from '../contracts/file-adapter.js';
import type { Finding } from '../contracts/recognizer.js';

/** The session of a document, as far as a conversation uses it. */
export interface ConversationSession extends FileSession {
  /** True if a finding is one that the call selects and replaces. */
  isWanted(finding: Finding): boolean;
  /** True if different terms of a type have different replacements, so that each can be restored. */
  isDistinct(type: EntityType): boolean;
}
