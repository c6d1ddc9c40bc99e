import type { ComponentChildren } from 'preact';
import { errorOf } from '../../../jobs/run/answer.js';
import type { JobRow } from '../../../store/job-tables.js';
import { Form, Submit } from '../../ui/form.js';
import { bytes, moment, number } from '../../ui/numbers.js';
import { Card } from '../../ui/parts.js';
import { Head } from '../../ui/shell.js';
import { mayAs, type Shown, type Visit } from '../../web/visit.js';
import { ErrorLink } from '../requests.js';
import { KeyLink } from '../usage.js';
import { JobStatus, progressText } from './status.js';

const momentOf = (at: number | null): string => (at === null ? '–' : moment(at));

const Facts = ({ of, keyName }: { readonly of: JobRow; readonly keyName: string | undefined }) => {
  const failure = errorOf(of.code);
  const facts: readonly (readonly [title: string, value: ComponentChildren])[] = [
    ['State', <JobStatus of={of} />],
    ...(failure === null
      ? []
      : [
          [
            'Why',
            <>
              {failure.title} (<ErrorLink code={failure.error} />)
            </>,
          ] as const,
        ]),
    ['Progress', progressText(of)],
    ['Key', <KeyLink id={of.key_id} name={keyName} />],
    ['Sent', moment(of.created_at)],
    ['Begun', momentOf(of.started_at)],
    ['Ended', momentOf(of.finished_at)],
    ['Kept until', moment(of.expires_at)],
    ['File', bytes(of.input_bytes)],
    ['Result', of.state === 'done' ? bytes(of.result_bytes) : '–'],
    ['Tokens', number(of.tokens)],
    ['Webhook', of.webhook ?? 'none'],
    ['Id, as in logs', <code>{of.id}</code>],
  ];
  return (
    <Card>
      <dl class="facts">
        {facts.map(([title, value]) => (
          <div>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
};

/** True for a job that has not ended: it can be cancelled, but not deleted. */
export const isOpen = ({ state }: JobRow): boolean => state === 'waiting' || state === 'running';

const Remove = ({ of, once }: { readonly of: JobRow; readonly once: string }) => {
  const what = isOpen(of) ? 'Cancel' : 'Delete';
  return (
    <Card title={what}>
      <div class="stack">
        <p>
          {isOpen(of)
            ? 'The work ends, nothing is charged, and the file that was sent is deleted.'
            : 'The job is deleted with its files, before its time. A result that nobody has fetched is lost.'}
        </p>
        <Form to={`/jobs/${of.id}/remove`}>
          <input type="hidden" name="once" value={once} />
          <div>
            <Submit kind="danger">{`${what} the job`}</Submit>
          </div>
        </Form>
      </div>
    </Card>
  );
};

/** The page of one job. @param once one-time number of its form */
export async function detailPage({ ring, member }: Visit, row: JobRow, once: string): Promise<Shown> {
  const key = (await ring.admin.list()).find(({ id }) => id === row.key_id);
  return {
    title: 'Job',
    body: (
      <>
        <Head title="Job" back={{ to: '/jobs', label: 'Jobs' }} />
        <div class="stack-lg">
          <Facts of={row} keyName={key?.name} />
          {mayAs(member, 'developer') && <Remove of={row} once={once} />}
        </div>
      </>
    ),
  };
}
