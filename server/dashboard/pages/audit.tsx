import { formatHead } from '../../audit/head.js';
import type { AuditVerdict } from '../../audit/log.js';
import { Badge, Card, Empty, Notice, Table } from '../ui/parts.js';
import { Head } from '../ui/shell.js';
import { useSite } from '../ui/site.js';
import type { PageRoute, Shown, Visit } from '../web/visit.js';

const PAGE = 100;

/** The actor of an audit entry; members are shown by name. */
const WHO: ReadonlyMap<string, string> = new Map([
  ['nobody', 'not signed in'],
  ['command', 'the command line'],
  ['system', 'the service'],
]);

const Verdict = ({ of: { broken, cut, entries, head } }: { readonly of: AuditVerdict }) => {
  if (broken !== undefined)
    return (
      <Notice tone="bad">
        Entry {broken} has been changed or is missing. Somebody has changed the database of the service.
      </Notice>
    );
  if (cut !== undefined)
    return (
      <Notice tone="bad">
        Entry {cut} was noted outside of the database, and is no longer there. Somebody has cut the log, or an older
        database was put in its place.
      </Notice>
    );
  return (
    <Notice tone="ok">
      All {entries} entries are as they were written. Head: <code>{formatHead({ seq: entries, hash: head })}</code>
    </Notice>
  );
};

async function auditPage({ ring, query, now }: Visit): Promise<Shown> {
  const before = Number(query('before')) || Number.MAX_SAFE_INTEGER;
  const [entries, verdict, accounts] = await Promise.all([
    ring.audit.list(PAGE, before),
    ring.audit.check(now),
    ring.accounts.list(),
  ]);
  const names = new Map(accounts.map(({ id, name }) => [id, name]));
  const oldest = entries.length === PAGE ? entries.at(-1)?.seq : undefined;
  return {
    title: 'Audit log',
    body: (
      <>
        <Head
          title="Audit log"
          about="Who did what to what. Entries are only ever added; each holds a hash of the one before."
        />
        <div class="stack-lg">
          <Verdict of={verdict} />
          <Card flush>
            {entries.length === 0 ? (
              <Empty title="No entries yet" />
            ) : (
              <Table
                caption="Audit log"
                rows={entries}
                columns={[
                  { title: 'No.', cell: ({ seq }) => seq },
                  { title: 'Time (UTC)', cell: ({ at }) => new Date(at).toISOString().slice(0, 19).replace('T', ' ') },
                  { title: 'Who', cell: ({ actor }) => <bdi>{names.get(actor) ?? WHO.get(actor) ?? actor}</bdi> },
                  { title: 'Did', cell: ({ action }) => <code>{action}</code> },
                  { title: 'To', cell: ({ target }) => <code class="small">{target}</code> },
                  {
                    title: 'Result',
                    cell: ({ result }) => <Badge tone={result === 'done' ? 'ok' : 'warn'}>{result}</Badge>,
                  },
                ]}
              />
            )}
          </Card>
          {oldest !== undefined && <Older before={oldest} />}
        </div>
      </>
    ),
  };
}

const Older = ({ before }: { readonly before: number }) => (
  <div>
    <a class="btn plain" href={`${useSite().base}/audit?before=${before}`}>
      Older
    </a>
  </div>
);

export const auditRoutes: readonly PageRoute[] = [
  { method: 'get', path: '/audit', access: 'owner', answer: auditPage },
];
