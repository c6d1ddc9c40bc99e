// The public API of `@deidkit/ai`: conversations of deidkit where language models are called.

export { withConversation } from './clients.js';
export { type AgentHooks, conversationHooks } from './langchain.js';
export { conversationMiddleware, type ModelMiddleware } from './middleware.js';
export type { ConversationOf, WithConversationOptions } from './options.js';
