import type { Jobs } from '../../../jobs/jobs.js';
import { type JobScope, PAGE } from '../../../jobs/table.js';
import { JOB_STATES, type JobRow, type JobState } from '../../../store/job-tables.js';
import { SelectField } from '../../ui/form.js';
import { bytes, moment, number } from '../../ui/numbers.js';
import { Card, Empty, Table } from '../../ui/parts.js';
import { Head } from '../../ui/shell.js';
import { useSite } from '../../ui/site.js';
import type { Shown, Visit } from '../../web/visit.js';
import { Done } from '../notices.js';
import { ErrorLink } from '../requests.js';
import { KeyLink } from '../usage.js';
import { JobStatus, progressText } from './status.js';

/** Number of characters of an id that are shown in narrow columns: enough to distinguish jobs. */
const SHORT_ID = 12;

const LABELS: Readonly<Record<JobState, string>> = {
  waiting: 'Waiting',
  running: 'Running',
  done: 'Done',
  failed: 'Failed',
};

/** The requested state; undefined for all. */
const stateOf = ({ query }: Visit): JobState | undefined => JOB_STATES.find((state) => state === query('state'));

const Filter = ({ state }: { readonly state: JobState | undefined }) => (
  <form class="filter" method="get" action={`${useSite().base}/jobs`}>
    <SelectField
      name="state"
      label="State"
      value={state}
      options={[['', 'All'], ...JOB_STATES.map((one) => [one, LABELS[one]] as const)]}
    />
    <button class="btn plain" type="submit">
      Show
    </button>
  </form>
);

const JobLink = ({ id }: { readonly id: string }) => (
  <a href={`${useSite().base}/jobs/${id}`}>
    <code class="nowrap">{id.slice(0, SHORT_ID)}…</code>
  </a>
);

/** Progress of a job, or the reason of its failure. */
const State = ({ of }: { readonly of: JobRow }) => (
  <>
    <JobStatus of={of} /> {of.state === 'running' && progressText(of)}
    {of.code !== null && <ErrorLink code={of.code} />}
  </>
);

/** A day and a time, in two lines if there is little room. */
const Moment = ({ at }: { readonly at: number }) => {
  const [day, time] = moment(at).split(' ');
  return (
    <>
      <span class="nowrap">{day}</span> <span class="nowrap">{time}</span>
    </>
  );
};

const JobsTable = ({ rows, names }: { rows: readonly JobRow[]; names: ReadonlyMap<string, string> }) => (
  <Table
    caption="Jobs"
    rows={rows}
    columns={[
      { title: 'Job', cell: ({ id }) => <JobLink id={id} /> },
      { title: 'State', cell: (row) => <State of={row} /> },
      { title: 'Key', cell: ({ key_id }) => <KeyLink id={key_id} name={names.get(key_id)} /> },
      { title: 'Sent (UTC)', cell: ({ created_at }) => <Moment at={created_at} /> },
      { title: 'File', cell: ({ input_bytes }) => bytes(input_bytes), numeric: true },
      {
        title: 'Result',
        cell: ({ state, result_bytes }) => (state === 'done' ? bytes(result_bytes) : '–'),
        numeric: true,
      },
      { title: 'Tokens', cell: ({ tokens }) => number(tokens), numeric: true },
      { title: 'Kept until (UTC)', cell: ({ expires_at }) => <Moment at={expires_at} /> },
    ]}
  />
);

const Nothing = ({ state }: { readonly state: JobState | undefined }) => (
  <Empty title={state === undefined ? 'No jobs' : `No jobs that are ${state}`}>
    <p>A job takes a file that is too large to wait for, or an archive of many.</p>
    <a class="btn" href={`${useSite().prefix}/docs/guides/jobs`}>
      How to send a job
    </a>
  </Empty>
);

const Older = ({ after, state = '' }: { readonly after: string; readonly state?: JobState | '' | undefined }) => (
  <div>
    <a class="btn plain" href={`${useSite().base}/jobs?${new URLSearchParams({ state, after })}`}>
      Older
    </a>
  </div>
);

/** The jobs of the workspace, newest first. */
export async function listPage(visit: Visit, { table }: Jobs, scope: JobScope): Promise<Shown> {
  const { ring, query } = visit;
  const state = stateOf(visit);
  const [last, keys] = await Promise.all([table.find(query('after'), scope), ring.admin.list()]);
  const rows = await table.list(scope, last, state);
  const names = new Map(keys.map(({ id, name }) => [id, name]));
  const oldest = rows.length === PAGE ? rows.at(-1) : undefined;
  return {
    title: 'Jobs',
    body: (
      <>
        <Head
          title="Jobs"
          about="Files that are de-identified while nobody waits for the answer. Their names and contents are encrypted, and not shown here."
        />
        <div class="stack-lg">
          <Done what={query('done')} />
          <Filter state={state} />
          <Card flush>{rows.length === 0 ? <Nothing state={state} /> : <JobsTable rows={rows} names={names} />}</Card>
          {oldest !== undefined && <Older after={oldest.id} state={state} />}
        </div>
      </>
    ),
  };
}
