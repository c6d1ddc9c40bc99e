import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { DeidError, type Engine } from '../../core/index.js';
import { isLoopback, namesThisMachine } from '../web/this-machine.js';
import { mcpServer } from './server.js';
import type { ToolOptions } from './tools.js';

/** Where an MCP server listens. */
export interface McpHttpOptions extends ToolOptions {
  /** Default 127.0.0.1. Any other needs a key. */
  readonly host?: string;
  /** Default: any free port. */
  readonly port?: number;
  /** Secret that clients send as `Authorization: Bearer …`. At least sixteen characters. */
  readonly key?: string;
}

const MIN_KEY = 16;
/** Sessions at the same time; the oldest is ended for a new one. */
const MAX_SESSIONS = 100;
const PATH = '/mcp';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** True for a request with the key. */
function isAllowed({ headers }: IncomingMessage, key: string | undefined): boolean {
  return key === undefined || timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${key}`));
}

/** The sessions of a server over HTTP. */
class Sessions {
  readonly #byId = new Map<string, StreamableHTTPServerTransport>();
  readonly #begin: () => ReturnType<typeof mcpServer>;

  constructor(begin: () => ReturnType<typeof mcpServer>) {
    this.#begin = begin;
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const id = request.headers['mcp-session-id'];
    const known = typeof id === 'string' ? this.#byId.get(id) : undefined;
    if (typeof id === 'string' && known === undefined) {
      response.writeHead(404).end();
      return;
    }
    await (known ?? (await this.#started())).handleRequest(request, response);
  }

  async #started(): Promise<StreamableHTTPServerTransport> {
    const transport: StreamableHTTPServerTransport = new StreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (id): void => this.#add(id, transport),
      onsessionclosed: (id) => void this.#byId.delete(id),
    });
    // Safe: the class has what the interface asks for; only its optional members are declared otherwise.
    await this.#begin().connect(transport as Parameters<ReturnType<typeof mcpServer>['connect']>[0]);
    return transport;
  }

  #add(id: string, transport: StreamableHTTPServerTransport): void {
    this.#byId.set(id, transport);
    for (const [oldest, one] of this.#byId) {
      if (this.#byId.size <= MAX_SESSIONS) break;
      this.#byId.delete(oldest);
      void one.close();
    }
  }
}

/**
 * Serves MCP over HTTP at `/mcp`. Each session has a memory of its own.
 * @throws DeidError `setting_invalid` for a host that others reach, without a key
 */
export async function serveMcp(engine: Engine, version: string, options: McpHttpOptions = {}): Promise<Server> {
  const { host = '127.0.0.1', port = 0, key, ...tools } = options;
  if (key !== undefined && key.length < MIN_KEY)
    throw new DeidError('setting_invalid', ['the key', `it must have at least ${MIN_KEY} characters`]);
  if (!isLoopback(host) && key === undefined)
    throw new DeidError('setting_invalid', ['the host', 'others reach it, so it needs a key']);
  const sessions = new Sessions(() => mcpServer(engine, version, tools));
  const server = createServer((request, response) => {
    if (!isAllowed(request, key)) response.writeHead(401, { 'WWW-Authenticate': 'Bearer' }).end();
    else if (key === undefined && !namesThisMachine(request.headers)) response.writeHead(403).end();
    else if (request.url?.split('?')[0] !== PATH) response.writeHead(404).end();
    else sessions.handle(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((done, fail) => server.once('error', fail).listen(port, host, done));
  return server;
}
