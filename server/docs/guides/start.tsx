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
      <p class="lead">From nothing to an answer in two minutes.</p>
      <ol class="numbered">
        <li>
          Start the service: <code>npm ci &amp;&amp; npm start</code>. It prints the address of the dashboard with a
          one-time set-up code.
        </li>
        <li>Open that address and make your account. A plan is active already; under Plans you choose another.</li>
        <li>
          Under <strong>API Keys</strong> make a key. It is shown once. Put it into a variable of the environment:{' '}
          <code>export DEIDKIT_KEY=…</code>
        </li>
        <li>Send a text:</li>
      </ol>
      <Calls id="first" call={call(prefix, { text: TEXT })} />
      <p>
        The answer holds two candidates in <code>outputs</code>. Each is coherent in itself: one person is one
        substitute. With a <code>seed</code> the same candidates come again.
      </p>
      <p>
        Something else than 200? The body says what is wrong and what to do, and <code>type</code> leads to{' '}
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
      <p class="lead">Three ways to have it in your own system.</p>
      <h2>As a service of its own</h2>
      <p>
        Your back end sends texts and files over HTTP, with a key, and passes on what comes back. Keys stay in the back
        end: a browser or an app that holds a key gives it away. There are no CORS headers, on purpose.
      </p>
      <h2>As a library</h2>
      <Code id="library" label="the library" text={EMBEDDED} />
      <p>
        No network, no keys, no limits: a text takes microseconds to milliseconds. An engine is made once and used by
        all.
      </p>
      <h2>Inside your own Koa application</h2>
      <Code id="mounted" label="the router" text={MOUNTED} />
      <p>Every address of this reference is then below the prefix, this documentation too.</p>
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
            Substitutes that look alike: a name for a name, a date for a date, a valid card number for a card number.
            One person is one substitute everywhere in the text or file, and no substitute equals an original. For data
            that people and programs go on working with.
          </dd>
        </div>
        <div>
          <dt>
            <code>masking_type: redact</code>
          </dt>
          <dd>
            <code>*****</code> for each term. Nothing is left to guess from, not even the length.
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
            Pseudonyms with numbers, <code>[PERSON_1]</code>, the same for the same person; online identifiers and the
            special categories of Article 9 too. Pseudonyms can still be personal data.
          </dd>
        </div>
        <div>
          <dt>
            <code>compliance_mode: HIPAA</code>
          </dt>
          <dd>
            The Safe Harbor method of 45 CFR 164.514(b)(2): years of dates, first digits of ZIP codes where they may
            stay, ages over 89 as one group, all other identifiers out.
          </dd>
        </div>
        <div>
          <dt>
            <code>compliance_mode: CUSTOM</code>
          </dt>
          <dd>The policy of your configuration: which type is handled how. Without one: 422.</dd>
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
      <p class="lead">How sure a finding must be. Every type is looked for at every level.</p>
      <dl class="fields">
        <div>
          <dt>
            <code>level: 1</code>
          </dt>
          <dd>
            Only what a checksum, a format with its context, or a very sure model says. For texts that must stay
            readable.
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
            Nothing may slip: bare numbers that could be identifiers, lone years and first names, initials, occupations,
            amounts, words that a domain only suspects. Expect false alarms.
          </dd>
        </div>
      </dl>
      <p>
        One law holds for every text and domain: what level 1 covers, level 2 covers, and level 3 covers.{' '}
        <code>pca_dimension</code> is another name of the same setting; of both the greater counts.
      </p>
      <p>
        Choose by what a miss costs you, on your own data. With <code>explain</code> the analysis says of each finding
        what raised and lowered its score, and what was nearly found:
      </p>
      <Calls
        id="level"
        call={call(prefix, { text: TEXT, level: 3, explain: true }, '/api/v1/analyze/text/proprietary')}
      />
    </>
  ),
};
