import type { KeyInfo } from '../../../keys/admin.js';
import { moment } from '../../ui/numbers.js';
import { Card, Empty, Notice, Table } from '../../ui/parts.js';
import { Head } from '../../ui/shell.js';
import { useSite } from '../../ui/site.js';
import { mayAs, type Shown, type Visit } from '../../web/visit.js';
import { KeyStatus, KeyText, warningsOf } from './status.js';

const KeyLink = ({ of }: { readonly of: KeyInfo }) => (
  <a href={`${useSite().base}/keys/${of.id}`}>
    <bdi>{of.name}</bdi>
  </a>
);

function KeyTable({ keys, caption }: { readonly keys: readonly KeyInfo[]; readonly caption: string }) {
  return (
    <Table
      caption={caption}
      rows={keys}
      columns={[
        { title: 'Name', cell: (key) => <KeyLink of={key} /> },
        { title: 'Key', cell: (key) => <KeyText of={key} /> },
        { title: 'Status', cell: (key) => <KeyStatus of={key} /> },
        { title: 'Plan', cell: ({ plan }) => <bdi>{plan}</bdi> },
        { title: 'Last used', cell: ({ lastUsedAt }) => (lastUsedAt === undefined ? 'never' : moment(lastUsedAt)) },
        { title: 'Ends', cell: ({ expiresAt }) => (expiresAt === undefined ? 'never' : moment(expiresAt)) },
      ]}
    />
  );
}

const NewKeyButton = () => (
  <a class="btn" href={`${useSite().base}/keys/new`}>
    New key
  </a>
);

const Nothing = ({ activated, may }: { readonly activated: boolean; readonly may: boolean }) => (
  <Card>
    <Empty title={activated ? 'No keys yet' : 'First activate a plan'}>
      <p>
        {activated
          ? 'A key lets your back end call the API. It is shown once, when it is made.'
          : 'Keys are made once a plan is active: the plan says how much they may ask.'}
      </p>
      {activated ? (
        may && <NewKeyButton />
      ) : (
        <a class="btn" href={`${useSite().base}/plans`}>
          To the plans
        </a>
      )}
    </Empty>
  </Card>
);

/** The area API Keys. */
export async function listPage({ ring, now, member }: Visit): Promise<Shown> {
  const [keys, plans] = await Promise.all([ring.admin.list(), ring.plans.list()]);
  const activated = plans.some(({ status }) => status === 'active');
  const may = mayAs(member, 'developer');
  const newest = [...keys].reverse();
  const living = newest.filter(({ status }) => status === 'active' || status === 'disabled');
  const ended = newest.filter((key) => !living.includes(key));
  return {
    title: 'API Keys',
    body: (
      <>
        <Head title="API Keys" about="For your back ends. Never use a key in a browser or an app.">
          {activated && may && living.length > 0 && <NewKeyButton />}
        </Head>
        <div class="stack-lg">
          {warningsOf(keys, now).map(({ key, why }) => (
            <Notice tone="warn">
              <KeyLink of={key} /> {why}.
            </Notice>
          ))}
          {(living.length === 0 || !activated) && <Nothing activated={activated} may={may} />}
          {living.length > 0 && (
            <Card flush>
              <KeyTable keys={living} caption="Keys" />
            </Card>
          )}
          {ended.length > 0 && (
            <details class="more">
              <summary>Ended keys ({ended.length})</summary>
              <Card flush>
                <KeyTable keys={ended} caption="Ended keys" />
              </Card>
            </details>
          )}
        </div>
      </>
    ),
  };
}
