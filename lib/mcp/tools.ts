import { realpath } from 'node:fs/promises';
import { basename, dirname, extname, join, sep } from 'node:path';
import { type Conversation, checkedOptions, TEXT_OPTIONS } from '../../core/hosting.js';
import { DeidError, type Engine } from '../../core/index.js';
import { deidentifyFile } from '../deidentify-file.js';

/** What tools may do. */
export interface ToolOptions {
  /** Folders whose files may be de-identified, also in folders below. Default: none. */
  readonly folders?: readonly string[];
  /** Compliance mode of files. Default `GDPR`. */
  readonly mode?: string;
  /** Longest text in UTF-16 code units. Default 1,000,000. */
  readonly maxChars?: number;
}

/** A tool as MCP lists it, and what it does. */
export interface Tool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: {
    readonly type: 'object';
    readonly properties: Record<string, object>;
    readonly required: string[];
  };
  readonly annotations: { readonly readOnlyHint: boolean; readonly openWorldHint: false };
  run(input: Readonly<Record<string, unknown>>): Promise<Readonly<Record<string, unknown>>>;
}

/** Conversations of one session that are kept; the oldest is forgotten first. */
const MAX_CONVERSATIONS = 100;
const DEFAULT_CHARS = 1_000_000;
const DEFAULT_MODE = 'GDPR';

/** The conversations of one session, by their names. */
class Conversations {
  readonly #engine: Engine;
  readonly #byName = new Map<string, Conversation>();

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** The conversation of a name; it begins where there is none. */
  begun(name: string): Conversation {
    const known = this.#byName.get(name) ?? this.#engine.conversation();
    this.#byName.delete(name);
    this.#byName.set(name, known);
    for (const oldest of this.#byName.keys()) {
      if (this.#byName.size <= MAX_CONVERSATIONS) break;
      this.#byName.delete(oldest);
    }
    return known;
  }

  /** The conversation of a name. Throws DeidError `conversation_unreadable`. */
  known(name: string): Conversation {
    const known = this.#byName.get(name);
    if (known === undefined) throw new DeidError('conversation_unreadable');
    return known;
  }
}

const TEXT = { type: 'string', description: 'The text.' };
const CONVERSATION = {
  type: 'string',
  description:
    'Name of the exchange, in which the same person always has the same label. Default: one for the session.',
};

/** The tools of one session. */
export function toolsOf(engine: Engine, options: ToolOptions = {}): readonly Tool[] {
  const { folders = [], maxChars = DEFAULT_CHARS } = options;
  const conversations = new Conversations(engine);
  const textOf = ({ text }: Readonly<Record<string, unknown>>): string => {
    if (String(text).length > maxChars) throw new DeidError('text_too_long', [maxChars]);
    return String(text);
  };
  const nameOf = ({ conversation }: Readonly<Record<string, unknown>>): string => String(conversation ?? '');
  const hints = { readOnlyHint: true, openWorldHint: false } as const;
  const tools: Tool[] = [
    {
      name: 'hide',
      description:
        'Replaces names, numbers, addresses and other identifying data in a text by labels such as [PERSON_1], before the text goes to somebody else. `restore` puts the originals back.',
      inputSchema: { type: 'object', properties: { text: TEXT, conversation: CONVERSATION }, required: ['text'] },
      annotations: hints,
      async run(input) {
        const { value, findings } = await conversations.begun(nameOf(input)).hide(textOf(input));
        return { text: value, hidden: findings.length };
      },
    },
    {
      name: 'restore',
      description: 'Puts the originals back into a text with labels that `hide` gave in this session.',
      inputSchema: { type: 'object', properties: { text: TEXT, conversation: CONVERSATION }, required: ['text'] },
      annotations: hints,
      async run(input) {
        const { value, unknown } = conversations.known(nameOf(input)).restore(textOf(input));
        return { text: String(value), unknown };
      },
    },
    {
      name: 'analyze',
      description:
        'Says where a text holds identifying data, of which type, and how likely it is. The text is not changed.',
      inputSchema: { type: 'object', properties: { text: TEXT }, required: ['text'] },
      annotations: hints,
      async run(input) {
        const { findings } = await engine.analyzeAsync(textOf(input));
        return { findings: findings.map(({ type, start, end, score }) => ({ type, start, end, score })) };
      },
    },
  ];
  return folders.length === 0 ? tools : [...tools, fileTool(engine, folders, options.mode ?? DEFAULT_MODE)];
}

function fileTool(engine: Engine, folders: readonly string[], mode: string): Tool {
  const kinds = [...new Set(engine.fileAdapters.flatMap(({ extensions }) => extensions))].filter((one) => one !== '');
  return {
    name: 'deidentify_file',
    description: `Writes a copy of a file without identifying data beside it, named deid_…, and says what was replaced. Formats: ${kinds.join(', ')}. Read the copy, not the file.`,
    inputSchema: {
      type: 'object',
      properties: {
        path: { type: 'string', description: 'Path of the file, in one of the folders that are allowed.' },
      },
      required: ['path'],
    },
    annotations: { readOnlyHint: false, openWorldHint: false },
    async run({ path }) {
      const file = await allowed(String(path), folders);
      const copy = join(dirname(file), `deid_${basename(file, extname(file))}${extname(file)}`);
      const { counts, warnings } = await deidentifyFile(engine, file, copy, { mode });
      return { path: copy, counts, warnings };
    },
  };
}

/** The real path of a file in one of the folders. Throws DeidError `path_unusable`. */
async function allowed(path: string, folders: readonly string[]): Promise<string> {
  const refuse = (): never => {
    throw new DeidError('path_unusable', ['path', 'there is no such file in the folders that are allowed']);
  };
  const file = await realpath(path).catch(refuse);
  const real = await Promise.all(folders.map((folder) => realpath(folder).catch(() => undefined)));
  return real.some((folder) => folder !== undefined && file.startsWith(folder.endsWith(sep) ? folder : folder + sep))
    ? file
    : refuse();
}

/** Checks what a tool was given. Throws DeidError `validation_failed`. */
export function checkedInput({ inputSchema }: Tool, given: unknown): Readonly<Record<string, unknown>> {
  const checks = Object.fromEntries(Object.keys(inputSchema.properties).map((name) => [name, TEXT_OPTIONS.seed]));
  const input = checkedOptions(Object(given ?? {}), checks);
  const missing = inputSchema.required.find((name) => input[name] === undefined || input[name] === null);
  if (missing !== undefined) throw new DeidError('usage', [`${missing} is missing`]);
  return input;
}
