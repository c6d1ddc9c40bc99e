import { Csrf } from '../ui/form.js';
import { Code } from '../ui/parts.js';
import { Brand } from '../ui/shell.js';
import { useSite } from '../ui/site.js';
import { curlCall } from '../web/snippets.js';
import type { Shown, Visit } from '../web/visit.js';
import { SAMPLES } from './playground/samples.js';

const PROMISES: readonly (readonly [title: string, text: string])[] = [
  ['Stays here', 'It runs on this machine and calls nobody. No text, file name or key is ever logged or stored.'],
  ['Says why', 'Every finding has a score, and the ledger of what raised and lowered it.'],
  ['One person, one substitute', 'In all of a text and all of a file. No substitute equals an original.'],
  ['Three levels, one law', 'What level 1 covers, level 2 covers, and level 3 covers.'],
  ['Files as they are', 'Word, Excel, PDF, CSV and text are changed in place, and checked before they are returned.'],
  ['Limits that hold', 'Keys, plans and counters that are exact, over any number of processes.'],
];

/** A text to try at once, for visitors with a pass or members. */
const TryIt = () => (
  <form class="form card hero-form" method="post" action={`${useSite().base}/playground#result`}>
    <Csrf />
    <div class="field">
      <label for="text">Try it with a text</label>
      <textarea id="text" name="text" rows={7} dir="auto" spellcheck={false}>
        {SAMPLES[0]?.text}
      </textarea>
    </div>
    <input type="hidden" name="domain" value={SAMPLES[0]?.domain ?? 'General'} />
    <div class="row">
      <button class="btn" type="submit" data-busy="Working…">
        De-identify
      </button>
      <a class="btn plain" href={`${useSite().base}/playground/file`}>
        Try a file
      </a>
    </div>
  </form>
);

const Closed = () => (
  <div class="card stack hero-form">
    <h2>Sign in to try it</h2>
    <p class="muted">
      The playground is open to members, and by the one-time address that the terminal of the service shows. There,{' '}
      <code>deidkit welcome</code> prints another.
    </p>
    <div>
      <a class="btn" href={`${useSite().base}/sign-in`}>
        Sign in
      </a>
    </div>
  </div>
);

const Top = () => {
  const { base, prefix, member } = useSite();
  return (
    <header class="landing-top">
      <Brand />
      <nav class="row" aria-label="Main">
        <a href={`${base}/playground`}>Playground</a>
        <a href={`${prefix}/docs`}>Docs</a>
        <a class="btn plain compact" href={base}>
          {member === undefined ? 'Sign in' : 'Dashboard'}
        </a>
      </nav>
    </header>
  );
};

const Page = ({ visit }: { readonly visit: Visit }) => {
  const { prefix, member, guest } = useSite();
  return (
    <div class="landing">
      <Top />
      <main class="stack-lg" id="content">
        <section class="hero">
          <div class="stack">
            <h1>Take personal data out of text and files</h1>
            <p class="lead">
              deidkit finds names, numbers, addresses and identifiers, and replaces or masks them: by plausible
              substitutes, by HIPAA Safe Harbor, by GDPR pseudonyms, or by your own policy.
            </p>
            <Code id="call" label="a first call" text={curlCall(visit.ctx, prefix)} wrap />
            <p class="small muted">
              The key comes from the dashboard, in the area API Keys.{' '}
              <a href={`${prefix}/docs/guides/first-call`}>First call</a> ·{' '}
              <a href={`${prefix}/openapi.json`}>OpenAPI document</a> · <a href="/healthz">health</a> ·{' '}
              <a href="/readyz">readiness</a>
            </p>
          </div>
          {member !== undefined || guest ? <TryIt /> : <Closed />}
        </section>
        <section class="grid promises" aria-label="What it promises">
          {PROMISES.map(([title, text]) => (
            <div class="card">
              <h2>{title}</h2>
              <p class="muted">{text}</p>
            </div>
          ))}
        </section>
        <p class="small muted">
          De-identification by software is never complete. Measure it on your own data, and keep a person in the loop
          where the law asks for one.
        </p>
      </main>
    </div>
  );
};

/** The page that a browser gets at `/`. */
export const landing = (visit: Visit): Shown => ({ title: '', bare: true, body: <Page visit={visit} /> });
