#!/usr/bin/env node
// The command `deidkit-mcp`: MCP over standard input and output, or over HTTP.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { DeidError, isDeidError } from '../../core/index.js';
import { createEngine } from '../engine/create-engine.js';
import { type McpHttpOptions, serveMcp } from './http.js';
import { mcpServer } from './server.js';

const USAGE = `deidkit-mcp [options]: tools for agents over standard input and output

  --folder PATH     folder whose files may be de-identified; may be repeated
  --mode NAME       compliance mode of files, default GDPR
  --config FILE     configuration of the engine
  --http            serve over HTTP at /mcp instead
  --host ADDRESS    default 127.0.0.1; any other needs --key-env
  --port NUMBER     default 3333
  --key-env NAME    environment variable with the secret that clients send as Authorization: Bearer …
`;
const DEFAULT_PORT = 3333;

const version = (): string => {
  const manifest: { readonly version: string } = JSON.parse(
    readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
  );
  return manifest.version;
};

/** The secret of an environment variable. Throws DeidError `setting_invalid`. */
function secretOf(name: string): string {
  const secret = process.env[name];
  if (secret === undefined) throw new DeidError('setting_invalid', ['--key-env', 'there is no such variable']);
  return secret;
}

function optionsOf(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        folder: { type: 'string', multiple: true },
        mode: { type: 'string' },
        config: { type: 'string' },
        http: { type: 'boolean' },
        host: { type: 'string' },
        port: { type: 'string' },
        'key-env': { type: 'string' },
        help: { type: 'boolean' },
      },
    }).values;
  } catch {
    throw new DeidError('usage', ['there is no such option; --help lists them']);
  }
}

async function main(args: readonly string[]): Promise<void> {
  const { help, http, config, host, port, folder, mode, 'key-env': keyEnv } = optionsOf(args);
  if (help === true) return void process.stdout.write(USAGE);
  const engine = await createEngine(config);
  const tools = { ...(folder && { folders: folder }), ...(mode !== undefined && { mode }) };
  if (mode !== undefined) engine.checkOptions({ mode });
  if (http !== true) return mcpServer(engine, version(), tools).connect(new StdioServerTransport());
  const options: McpHttpOptions = {
    ...tools,
    port: Number(port ?? DEFAULT_PORT),
    ...(host !== undefined && { host }),
    ...(keyEnv !== undefined && { key: secretOf(keyEnv) }),
  };
  const server = await serveMcp(engine, version(), options);
  const address = server.address();
  const shown = typeof address === 'object' && address !== null ? address.port : port;
  process.stderr.write(`deidkit-mcp listens on http://${host ?? '127.0.0.1'}:${shown}/mcp\n`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  // Only our own messages hold nothing of what was given.
  process.stderr.write(`deidkit-mcp: ${isDeidError(error) ? error.message : 'it cannot start'}\n`);
  process.exitCode = 1;
});
