/** An API call, to be rendered in several languages. */
import { append } from '../../core/hosting.js';
export interface Call {
  /** Such as `http://127.0.0.1:3000`. */
  readonly origin: string;
  readonly method: 'get' | 'post' | 'delete';
  /** Path including the prefix. */
  readonly path: string;
  /** Body of a call with JSON. */
  readonly body?: Readonly<Record<string, unknown>>;
  /** Form of a call with a file. */
  readonly form?: { readonly file: string; readonly fields: Readonly<Record<string, string>> };
  /**
   * Kind of response: JSON, nothing, or a file to be saved under this name. Default: a file for a call with a file,
   * else JSON.
   */
  readonly answer?: 'json' | 'none' | { readonly file: string };
}

/** Name of the returned file, if there is one. */
const fileOf = ({ form, answer = form && { file: `deid_${form.file}` } }: Call): string | undefined =>
  typeof answer === 'object' ? answer.file : undefined;

/** Quotes a text for a shell. */
const quoted = (text: string): string => `'${text.replace(/'/g, `'\\''`)}'`;

/** Environment variable of the key, so that it stays out of programs and shell history. */
const VARIABLE = 'DEIDKIT_KEY';

/** Renders a call for a shell. */
export function asCurl(call: Call): string {
  const { origin, method, path, body, form } = call;
  const lines = [
    `curl -sS ${method === 'delete' ? '-X DELETE ' : ''}${quoted(origin + path)}`,
    `-H "X-API-Key: $${VARIABLE}"`,
  ];
  if (body !== undefined) lines.push(`-H 'Content-Type: application/json'`, `-d ${quoted(JSON.stringify(body))}`);
  if (form !== undefined) {
    lines.push(`-F ${quoted(`file=@${form.file}`)}`);
    for (const [name, value] of Object.entries(form.fields)) lines.push(`-F ${quoted(`${name}=${value}`)}`);
  }
  if (fileOf(call) !== undefined) lines.push('-OJ');
  return lines.join(' \\\n  ');
}

const text = (value: unknown): string => JSON.stringify(value);

/** Renders a call as a Node 20 program without packages. */
export function asJavaScript(call: Call): string {
  const { origin, method, path, body, form } = call;
  const file = fileOf(call);
  const headers = [`'X-API-Key': process.env.${VARIABLE}`];
  const lines: string[] = [];
  const init: string[] = [];
  if (method !== 'get') init.push(`  method: '${method.toUpperCase()}',`);
  const needed = [...(form === undefined ? [] : ['readFile']), ...(file === undefined ? [] : ['writeFile'])];
  if (needed.length > 0) lines.push(`import { ${needed.join(', ')} } from 'node:fs/promises';`, '');
  if (form !== undefined) {
    lines.push('const form = new FormData();');
    lines.push(`form.set('file', new Blob([await readFile(${text(form.file)})]), ${text(form.file)});`);
    for (const [name, value] of Object.entries(form.fields)) lines.push(`form.set(${text(name)}, ${text(value)});`);
    init.push('  body: form,');
  }
  if (body !== undefined) {
    headers.push(`'Content-Type': 'application/json'`);
    init.push(`  body: JSON.stringify(${JSON.stringify(body, null, 2).replace(/\n/g, '\n  ')}),`);
  }
  append(lines, [
    `const response = await fetch(${text(origin + path)}, {`,
    `  headers: { ${headers.join(', ')} },`,
    ...init,
    '});',
  ]);
  lines.push('if (!response.ok) throw new Error((await response.json()).message);');
  if (file !== undefined) lines.push(`await writeFile(${text(file)}, Buffer.from(await response.arrayBuffer()));`);
  else if (call.answer !== 'none') lines.push('console.log(await response.json());');
  return lines.join('\n');
}

/** Renders a JSON value in Python. Strings are the same in both. */
function python(value: unknown): string {
  if (value === true) return 'True';
  if (value === false) return 'False';
  if (value === null) return 'None';
  if (Array.isArray(value)) return `[${value.map(python).join(', ')}]`;
  if (typeof value !== 'object') return text(value);
  const entries = Object.entries(value ?? {}).map(([name, one]) => `    ${text(name)}: ${python(one)},`);
  return `{\n${entries.join('\n')}\n}`;
}

/** Builds the form manually, since Python's standard library has no multipart support. */
const pythonForm = ({ file, fields }: NonNullable<Call['form']>): readonly string[] => [
  '',
  'boundary = uuid.uuid4().hex',
  `head = 'Content-Disposition: form-data; name="{}"'.format`,
  `fields = ${python(fields)}`,
  `parts = [head(name) + "\\r\\n\\r\\n" + value for name, value in fields.items()]`,
  `start = "".join(f"--{boundary}\\r\\n{part}\\r\\n" for part in parts)`,
  `start += f'--{boundary}\\r\\n{head("file")}; filename=${text(file)}\\r\\n\\r\\n'`,
  `body = start.encode() + open(${text(file)}, "rb").read() + f"\\r\\n--{boundary}--\\r\\n".encode()`,
];

/** Renders a call as a Python 3 program without packages. */
export function asPython(call: Call): string {
  const { origin, method, path, body, form } = call;
  const file = fileOf(call);
  const key = `"X-API-Key": os.environ["${VARIABLE}"]`;
  const answered = file === undefined && call.answer !== 'none';
  const imports = `import ${answered ? 'json, ' : ''}os, urllib.request`;
  const lines = form === undefined ? [imports, ''] : [`${imports}, uuid`, ...pythonForm(form)];
  if (body !== undefined) lines.push(`body = json.dumps(${python(body)}).encode()`);
  const type = form === undefined ? '"application/json"' : 'f"multipart/form-data; boundary={boundary}"';
  const headers = body === undefined && form === undefined ? key : `${key}, "Content-Type": ${type}`;
  const data = body === undefined && form === undefined ? '' : ', data=body';
  const how = method === 'delete' ? ', method="DELETE"' : '';
  lines.push(`request = urllib.request.Request(${text(origin + path)}${data}, headers={${headers}}${how})`);
  if (!answered && file === undefined) lines.push('urllib.request.urlopen(request).close()');
  else lines.push('with urllib.request.urlopen(request) as response:');
  if (answered) lines.push('    print(json.load(response))');
  if (file !== undefined) lines.push(`    open(${text(file)}, "wb").write(response.read())`);
  return lines.join('\n');
}
