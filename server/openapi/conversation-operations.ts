import type { ErrorCode } from '../../core/index.js';
import { conversationBodies } from './conversation-requests.js';
import { API, type Operation } from './operation.js';
import type { Schema } from './schema.js';

const MEMORY: readonly ErrorCode[] = ['conversation_unreadable', 'conversation_ended', 'conversation_outdated'];
const HIDING: readonly ErrorCode[] = ['part_unread', 'conversation_too_large', 'identifier_in_key'];

/** Media types of streams, and what they hold. */
export const STREAMS = { 'text/plain': 'text', 'text/event-stream': 'events' } as const;

const SENT: Readonly<Record<string, Schema>> = {
  'text/plain': {
    type: 'string',
    description: 'The first line is the memory, all behind it the answer of the model, as it arrives. UTF-8.',
  },
  'text/event-stream': {
    type: 'string',
    description:
      'The first line is the memory, all behind it the events of the model (OpenAI, Anthropic, AI SDK), as they arrive. UTF-8.',
  },
};
const RESTORED: Readonly<Record<string, Schema>> = {
  'text/plain': {
    type: 'string',
    description:
      'The answer with the originals, as it arrives. What may become a label is held back. After a failure the connection is cut.',
  },
  'text/event-stream': {
    type: 'string',
    description:
      'The events with the originals, as they arrive. After a failure an event `error` comes, and the connection is cut.',
  },
};

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
      'Puts the originals back, also where the model wrote a label otherwise. Labels that the conversation never gave stay, and are named. An answer that still arrives is sent as a stream, and comes back as one, piece by piece.',
    request: { mediaType: 'application/json', ...conversationBodies('Restore'), streams: SENT },
    success: {
      mediaTypes: ['application/json'],
      streams: RESTORED,
      schema: { $ref: '#/components/schemas/Restored' },
      headers: ['Deid-Model', 'Deid-Policy'],
    },
    errors: [...errors, ...MEMORY],
  },
];
