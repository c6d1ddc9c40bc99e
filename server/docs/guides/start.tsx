import { Calls } from '../../dashboard/ui/calls.js';
import { Code } from '../../dashboard/ui/parts.js';
import type { Guide } from './guide.js';
import { ORIGIN } from './origin.js';

const OUTPUTS = '/api/v1/deidentify/text/proprietary/outputs';
const TEXT = 'Call Mary Jones at (415) 555-0132.';

/** An example call for the guides. */
const call = (prefix: string, body: Readonly<Record<string, unknown>>, path = OUTPUTS) =>
  ({ origin: ORIGIN, method: 'post', path: prefix + path, body }) as const;

export const firstCall: Guide = {
  id: 'first-call',
  title: 'First call',
  body: (prefix) => (
    <>
      <h1>First call</h1>
      <p class="lead">From the installation to the first result in two minutes.</p>
      <ol class="numbered">
        <li>
          Start the service: <code>npm ci &amp;&amp; npm start</code>. On a terminal it prints a one-time address of the
          playground, and the address of the dashboard with a one-time set-up code; elsewhere{' '}
          <code>deidkit welcome</code> does.
        </li>
        <li>
          Open that address and create your account. A plan is active already; you can choose another one under Plans.
        </li>
        <li>
          Under <strong>API Keys</strong> create a key. It is shown once. Put it into an environment variable:{' '}
          <code>export DEIDKIT_KEY=…</code>
        </li>
        <li>Send a text:</li>
      </ol>
      <Calls id="first" call={call(prefix, { text: TEXT })} />
      <p>
        The response contains two candidates in <code>outputs</code>. In each of them, one person has one substitute.
        With a <code>seed</code> you get the same candidates again. With a <code>consistency_key</code>, a secret of
        yours, a person gets the same substitutes in all requests, files and jobs, and dates the same shift.
      </p>
      <p>
        If the status is not 200, the body says what is wrong and what to do, and <code>type</code> links to{' '}
        <a href={`${prefix}/docs/errors`}>a page about it</a>.
      </p>
    </>
  ),
};

const EMBEDDED = `import { createEngine } from 'deidkit';

const engine = await createEngine();
const { outputs } = engine.deidentify('Call Mary Jones at (415) 555-0132.', { mode: 'GDPR' });
console.log(outputs[0].text);`;

const MOUNTED = `import Koa from 'koa';
import { createEngine } from 'deidkit';
import { createRouter } from '@deidkit/server';

const app = new Koa();
// Your own middleware authorises callers; the router does not require a key.
app.use(createRouter({ engine: await createEngine(), prefix: '/privacy' }).routes());
app.listen(3000);`;

const PIPED = `tail -f app.log | deidkit deidentify --mode MASKED -
deidkit deidentify --mode HIPAA --out clean/ notes.txt patients.csv`;

export const embedding: Guide = {
  id: 'embedding',
  title: 'Embedding',
  body: () => (
    <>
      <h1>Embedding</h1>
      <p class="lead">Ways to use deidkit in your own system.</p>
      <h2>As a separate service</h2>
      <p>
        Your back end sends texts and files over HTTP, with a key, and passes on the results. Keep keys in the back end:
        in a browser or an app they are not secret. The service therefore sends no CORS headers.
      </p>
      <h2>As a library</h2>
      <Code id="library" label="the library" text={EMBEDDED} />
      <p>
        No network, no keys, no limits: a text takes microseconds to milliseconds. Create an engine once and use it for
        all texts.
      </p>
      <h2>Inside your own Koa application</h2>
      <Code id="mounted" label="the router" text={MOUNTED} />
      <p>All addresses of this reference, and this documentation, are then below the prefix.</p>
      <h2>As a command</h2>
      <Code id="piped" label="the command" text={PIPED} />
    </>
  ),
};

export const modes: Guide = {
  id: 'modes',
  title: 'Modes',
  body: (prefix) => (
    <>
      <h1>Modes</h1>
      <p class="lead">What happens to a term that was found.</p>
      <dl class="fields">
        <div>
          <dt>
            <code>masking_type: transform</code>
          </dt>
          <dd>
            Believable substitutes: a name for a name, a date for a date, a valid card number for a card number. One
            person gets one substitute everywhere in the text or file, and no substitute equals an original. For data
            that people and programs continue to use.
          </dd>
        </div>
        <div>
          <dt>
            <code>masking_type: redact</code>
          </dt>
          <dd>
            <code>*****</code> for each term, which reveals nothing, not even the length.
          </dd>
        </div>
        <div>
          <dt>
            <code>compliance_mode: MASKED</code>
          </dt>
          <dd>
            Each character becomes <code>*</code>; lengths and places stay, for formats of fixed width.
          </dd>
        </div>
        <div>
          <dt>
            <code>compliance_mode: GDPR</code>
          </dt>
          <dd>
            Numbered pseudonyms, <code>[PERSON_1]</code>, the same for the same person, also for online identifiers and
            the special categories of Article 9. Pseudonyms can still be personal data.
          </dd>
        </div>
        <div>
          <dt>
            <code>compliance_mode: HIPAA</code>
          </dt>
          <dd>
            The Safe Harbor method of 45 CFR 164.514(b)(2): dates are reduced to years, ZIP codes to their first digits
            where allowed, ages over 89 to one group; all other identifiers are replaced.
          </dd>
        </div>
        <div>
          <dt>
            <code>compliance_mode: CUSTOM</code>
          </dt>
          <dd>The policy in your configuration. Without one, the response is 422.</dd>
        </div>
        <div>
          <dt>
            <code>compliance_mode: PROPRIETARY</code>
          </dt>
          <dd>
            As transform; or, with <code>replacements</code>, your own map of terms, without detection.
          </dd>
        </div>
      </dl>
      <Calls id="mode" call={call(prefix, { text: TEXT, compliance_mode: 'GDPR' }, '/api/v1/deidentify/text')} />
    </>
  ),
};

export const levels: Guide = {
  id: 'levels',
  title: 'Levels',
  body: (prefix) => (
    <>
      <h1>Levels</h1>
      <p class="lead">How certain a finding must be. Every type is searched for at every level.</p>
      <dl class="fields">
        <div>
          <dt>
            <code>level: 1</code>
          </dt>
          <dd>
            Only findings by a checksum, by a format with its context, or by a very certain model. For texts that must
            stay readable.
          </dd>
        </div>
        <div>
          <dt>
            <code>level: 2</code>
          </dt>
          <dd>Balanced; the default.</dd>
        </div>
        <div>
          <dt>
            <code>level: 3</code>
          </dt>
          <dd>
            Misses as little as possible: also reports bare numbers that could be identifiers, single years and first
            names, initials, occupations, amounts, and uncertain words of a domain. Expect false alarms.
          </dd>
        </div>
      </dl>
      <p>
        For every text and domain, a higher level covers everything that a lower level covers.{' '}
        <code>pca_dimension</code> is another name of the same setting; if both are given, the greater value counts.
      </p>
      <p>
        Choose by the cost of a miss, on your own data. With <code>explain</code> the analysis shows what raised and
        lowered the score of each finding, and near misses:
      </p>
      <Calls
        id="level"
        call={call(prefix, { text: TEXT, level: 3, explain: true }, '/api/v1/analyze/text/proprietary')}
      />
    </>
  ),
};
