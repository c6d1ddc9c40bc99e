// The public API of `@deidkit/mcp`: deidkit as tools for agents.

export { type McpHttpOptions, serveMcp } from './http.js';
export { mcpServer } from './server.js';
export type { ToolOptions } from './tools.js';
