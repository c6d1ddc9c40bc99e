import { type UsagePart, usageReport, usageRows } from '../../store/usage-report.js';
import { BarChart } from '../ui/chart.js';
import { number } from '../ui/numbers.js';
import { Card, type Column, Empty, Stat, Table } from '../ui/parts.js';
import { Head } from '../ui/shell.js';
import { useSite } from '../ui/site.js';
import type { Answer, PageRoute, Shown, Visit } from '../web/visit.js';

const SPANS: readonly number[] = [7, 30, 90];
const DEFAULT_SPAN = 30;

const spanOf = ({ query }: Visit): number => SPANS.find((days) => String(days) === query('days')) ?? DEFAULT_SPAN;

const Spans = ({ at }: { readonly at: number }) => {
  const { base } = useSite();
  return (
    <>
      {SPANS.map((days) => (
        <a
          class={days === at ? 'btn compact' : 'btn plain compact'}
          href={`${base}/usage?days=${days}`}
          {...(days === at ? { 'aria-current': 'true' as const } : {})}
        >
          {days} days
        </a>
      ))}
      <a class="btn plain compact" href={`${base}/usage.csv?days=${at}`}>
        CSV
      </a>
    </>
  );
};

const columns = (title: string, cell: Column<UsagePart>['cell']): readonly Column<UsagePart>[] => [
  { title, cell },
  { title: 'Requests', cell: ({ requests }) => number(requests), numeric: true },
  { title: 'Refused', cell: ({ refused }) => number(refused), numeric: true },
  { title: 'Tokens', cell: ({ tokens }) => number(tokens), numeric: true },
];

async function usagePage(visit: Visit): Promise<Shown> {
  const { ring, service, now } = visit;
  const days = spanOf(visit);
  const [report, keys] = await Promise.all([usageReport(ring.store.db, days, now), ring.admin.list()]);
  const names = new Map(keys.map(({ id, name }) => [id, name]));
  const titles = new Map(service.operations.map(({ id, summary }) => [id, summary]));
  return {
    title: 'Usage',
    body: (
      <>
        <Head title="Usage" about="What was asked, by day, key and endpoint. Days and months are UTC.">
          <Spans at={days} />
        </Head>
        <div class="stack-lg">
          <div class="grid figures">
            <Stat label="Requests" value={number(report.total.requests)} />
            <Stat label="Refused" value={number(report.total.refused)} />
            <Stat label="Tokens" value={number(report.total.tokens)} />
          </div>
          <Card title={`The last ${days} days`}>
            <BarChart
              title="Requests by day"
              part="refused"
              bars={report.days.map(({ name, requests, refused }) => ({ name, value: requests, part: refused }))}
            />
          </Card>
          {report.total.requests === 0 ? (
            <Card>
              <Empty title="Nothing used yet">
                <p>Make a key and send a text: it appears here within a second.</p>
              </Empty>
            </Card>
          ) : (
            <div class="grid-2">
              <Card title="By key" flush>
                <Table
                  caption="Use by key"
                  rows={report.keys}
                  columns={columns('Key', ({ name }) => <KeyLink id={name} name={names.get(name)} />)}
                />
              </Card>
              <Card title="By endpoint" flush>
                <Table
                  caption="Use by endpoint"
                  rows={report.operations}
                  columns={columns('Endpoint', ({ name }) => titles.get(name) ?? name)}
                />
              </Card>
            </div>
          )}
        </div>
      </>
    ),
  };
}

/** A key by its name if it still exists. */
export const KeyLink = ({ id, name }: { readonly id: string; readonly name: string | undefined }) =>
  name === undefined ? (
    <code>{id}</code>
  ) : (
    <a href={`${useSite().base}/keys/${id}`}>
      <bdi>{name}</bdi>
    </a>
  );

/** Turns a text that spreadsheets would interpret as a formula into plain text. */
function cell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\n\r]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
}

async function usageCsv(visit: Visit): Promise<Answer> {
  const { ring, now, ctx } = visit;
  const [rows, keys] = await Promise.all([usageRows(ring.store.db, spanOf(visit), now), ring.admin.list()]);
  const names = new Map(keys.map(({ id, name }) => [id, name]));
  const lines = rows.map(({ day, key, operation, requests, refused, tokens }) =>
    [day, key, names.get(key) ?? '', operation, requests, refused, tokens].map(cell).join(','),
  );
  ctx.set('Content-Type', 'text/csv; charset=utf-8');
  ctx.set('Content-Disposition', 'attachment; filename="usage.csv"');
  ctx.body = `${['day,key,name,operation,requests,refused,tokens', ...lines].join('\r\n')}\r\n`;
  return { sent: true };
}

export const usageRoutes: readonly PageRoute[] = [
  { method: 'get', path: '/usage', access: 'viewer', answer: usagePage },
  { method: 'get', path: '/usage.csv', access: 'viewer', answer: usageCsv },
];
