import type { ErrorCode } from '../../core/index.js';
import { conversationBodies } from './conversation-requests.js';
import { API, type Operation } from './operation.js';

const MEMORY: readonly ErrorCode[] = ['conversation_unreadable', 'conversation_ended', 'conversation_outdated'];
const HIDING: readonly ErrorCode[] = ['part_unread', 'conversation_too_large', 'identifier_in_key'];

/** Operations of conversations. @param errors of all operations about texts */
export const conversationOperations = (errors: readonly ErrorCode[]): readonly Operation[] => [
  {
    id: 'hideInConversation',
    method: 'post',
    path: `${API}/conversations/hide`,
    summary: 'Hide the terms of messages before a language model gets them',
    description:
      'Replaces terms by labels, or by what the compliance mode makes of them, the same for the same person in all turns. The memory of what stands for what comes back encrypted; nothing is stored.',
    request: { mediaType: 'application/json', ...conversationBodies('Hide') },
    success: {
      mediaTypes: ['application/json'],
      schema: { $ref: '#/components/schemas/Hidden' },
      headers: ['Deid-Model', 'Deid-Policy'],
    },
    errors: [...errors, ...HIDING, ...MEMORY],
  },
  {
    id: 'restoreInConversation',
    method: 'post',
    path: `${API}/conversations/restore`,
    summary: 'Restore the terms in the answer of a language model',
    description:
      'Puts the originals back, also where the model wrote a label otherwise. Labels that the conversation never gave stay, and are named.',
    request: { mediaType: 'application/json', ...conversationBodies('Restore') },
    success: {
      mediaTypes: ['application/json'],
      schema: { $ref: '#/components/schemas/Restored' },
      headers: ['Deid-Model', 'Deid-Policy'],
    },
    errors: [...errors, ...MEMORY],
  },
];
