import type { NewKey } from '../../../keys/create.js';
import { Card, Code, CopyButton, Notice } from '../../ui/parts.js';
import { Head } from '../../ui/shell.js';
import { useSite } from '../../ui/site.js';
import { curlCall } from '../../web/snippets.js';
import type { Shown, Visit } from '../../web/visit.js';

/** The only page that shows a key in full. */
export const reveal = ({ ctx, service }: Visit, { id, key }: NewKey, note?: string): Shown => ({
  title: 'Your new key',
  body: (
    <>
      <Head title="Your new key" back={{ to: '/keys', label: 'API Keys' }} />
      <div class="stack-lg">
        <Notice tone="warn">
          <strong>This is the only time it is shown.</strong> Copy it now and keep it where secrets are kept: not in
          source code, chats, tickets or screenshots. A lost key cannot be shown again, only rotated.
        </Notice>
        {note !== undefined && <Notice>{note}</Notice>}
        <Card>
          <div class="field">
            <label for="key">API key</label>
            <span class="secret">
              <input id="key" value={key} readOnly spellcheck={false} autocomplete="off" />
              <CopyButton of="key" what="the key" />
            </span>
          </div>
        </Card>
        <Card title="Try it">
          <div class="stack">
            <p>In a terminal. The key stays in a variable of the environment, out of your code:</p>
            <Code id="export" label="the key as a variable" text={`export DEIDKIT_KEY='${key}'`} wrap />
            <Code id="call" label="the call" text={curlCall(ctx, service.prefix)} wrap />
          </div>
        </Card>
        <Stored id={id} />
      </div>
    </>
  ),
});

const Stored = ({ id }: { readonly id: string }) => (
  <div class="row">
    <a class="btn" href={`${useSite().base}/keys/${id}`}>
      I have stored it
    </a>
  </div>
);
