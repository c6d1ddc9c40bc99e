import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { type Engine, isDeidError } from '../../core/index.js';
import { checkedInput, type ToolOptions, toolsOf } from './tools.js';

/**
 * A server of the Model Context Protocol for one session, with the tools `hide`, `restore`, `analyze` and, where folders are given,
 * `deidentify_file`. What is hidden is remembered for this session only.
 * @param version of the package, which clients are told
 */
export function mcpServer(engine: Engine, version: string, options: ToolOptions = {}): Server {
  const server = new Server({ name: 'deidkit', version }, { capabilities: { tools: {} } });
  const tools = toolsOf(engine, options);
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.map(({ run: _, ...tool }) => ({ ...tool })),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params: { name, arguments: given } }) => {
    const tool = tools.find((one) => one.name === name);
    if (tool === undefined) return failed('There is no such tool.');
    try {
      const made = await tool.run(checkedInput(tool, given));
      return { content: [{ type: 'text', text: JSON.stringify(made) }], structuredContent: made };
    } catch (error) {
      // Other messages may quote what was given.
      return failed(isDeidError(error) ? error.message : 'The work failed.');
    }
  });
  return server;
}

const failed = (text: string) => ({ isError: true, content: [{ type: 'text' as const, text }] });
