import type { KeyInfo } from '../../keys/admin.js';
import type { RequestRow } from '../../store/schema.js';
import { SelectField } from '../ui/form.js';
import { number } from '../ui/numbers.js';
import { Badge, Card, Empty, Table } from '../ui/parts.js';
import { Head } from '../ui/shell.js';
import { useSite } from '../ui/site.js';
import type { PageRoute, Shown, Visit } from '../web/visit.js';
import { KeyLink } from './usage.js';

const PAGE = 100;

const OUTCOMES: readonly (readonly [value: string, label: string])[] = [
  ['', 'All'],
  ['good', 'Answered'],
  ['refused', 'Refused (4xx)'],
  ['failed', 'Failed (5xx)'],
];

const RANGES: ReadonlyMap<string, readonly [from: number, to: number]> = new Map([
  ['good', [200, 400]],
  ['refused', [400, 500]],
  ['failed', [500, 600]],
]);

/** The latest requests that match the filter, newest first. */
async function find({ ring, query }: Visit): Promise<readonly RequestRow[]> {
  const [from, to] = RANGES.get(query('outcome')) ?? [0, 1_000];
  const key = query('key');
  const before = Number(query('before')) || Number.MAX_SAFE_INTEGER;
  return ring.store.db
    .selectFrom('requests')
    .selectAll()
    .where('status', '>=', from)
    .where('status', '<', to)
    .where('at', '<', before)
    .$if(key !== '', (some) => some.where('key_id', '=', key))
    .orderBy('at', 'desc')
    .limit(PAGE)
    .execute();
}

const Status = ({ of: { status } }: { readonly of: RequestRow }) => (
  <Badge tone={status < 400 ? 'ok' : status < 500 ? 'warn' : 'bad'}>{status}</Badge>
);

/** An error code as a link to its page. */
export const ErrorLink = ({ code }: { readonly code: string }) => (
  <a href={`${useSite().prefix}/docs/errors/${code}`}>{code}</a>
);

const Filter = ({ keys, visit: { query } }: { readonly keys: readonly KeyInfo[]; readonly visit: Visit }) => (
  <form class="filter" method="get" action={`${useSite().base}/requests`}>
    <SelectField
      name="key"
      label="Key"
      value={query('key')}
      options={[['', 'All'], ...keys.map(({ id, name, last4 }) => [id, `${name} …${last4}`] as const)]}
    />
    <SelectField name="outcome" label="Outcome" value={query('outcome')} options={OUTCOMES} />
    <button class="btn plain" type="submit">
      Show
    </button>
  </form>
);

const second = (at: number): string => new Date(at).toISOString().slice(0, 19).replace('T', ' ');

async function requestsPage(visit: Visit): Promise<Shown> {
  const { ring, service, query } = visit;
  const [rows, keys] = await Promise.all([find(visit), ring.admin.list()]);
  const names = new Map(keys.map(({ id, name }) => [id, name]));
  const titles = new Map(service.operations.map(({ id, summary }) => [id, summary]));
  const oldest = rows.length === PAGE ? rows.at(-1)?.at : undefined;
  return {
    title: 'Requests',
    body: (
      <>
        <Head
          title="Requests"
          about="The last 10,000 requests of 30 days, without their content: no text, no file name, no key. At most 100 of a second and a process are kept here."
        />
        <div class="stack-lg">
          <Filter keys={keys} visit={visit} />
          <Card flush>
            {rows.length === 0 ? (
              <Empty title="No requests">
                <p>Nothing was asked that fits. New requests appear within a second.</p>
              </Empty>
            ) : (
              <Table
                caption="Requests"
                rows={rows}
                columns={[
                  { title: 'Time (UTC)', cell: ({ at }) => second(at) },
                  { title: 'Endpoint', cell: ({ operation }) => titles.get(operation) ?? operation },
                  { title: 'Status', cell: (row) => <Status of={row} /> },
                  { title: 'Code', cell: ({ code }) => (code === null ? '–' : <ErrorLink code={code} />) },
                  {
                    title: 'Key',
                    cell: ({ key_id }) => (key_id === null ? 'none' : <KeyLink id={key_id} name={names.get(key_id)} />),
                  },
                  { title: 'ms', cell: ({ ms }) => number(ms), numeric: true },
                  { title: 'Tokens', cell: ({ tokens }) => number(tokens), numeric: true },
                  { title: 'Request id', cell: ({ id }) => <code class="small">{id}</code> },
                ]}
              />
            )}
          </Card>
          {oldest !== undefined && <Older before={oldest} filter={{ key: query('key'), outcome: query('outcome') }} />}
        </div>
      </>
    ),
  };
}

const Older = ({ before, filter }: { before: number; filter: Readonly<Record<string, string>> }) => (
  <div>
    <a
      class="btn plain"
      href={`${useSite().base}/requests?${new URLSearchParams({ ...filter, before: String(before) })}`}
    >
      Older
    </a>
  </div>
);

export const requestRoutes: readonly PageRoute[] = [
  { method: 'get', path: '/requests', access: 'viewer', answer: requestsPage },
];
