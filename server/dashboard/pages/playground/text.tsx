import { isDeidError } from '../../../../core/index.js';
import { refuseEndless } from '../../../limits/detectors.js';
import { codePoints } from '../../../limits/tokens.js';
import type { Preview } from '../../../work/answers.js';
import { Calls } from '../../ui/calls.js';
import { Form, Submit } from '../../ui/form.js';
import { number } from '../../ui/numbers.js';
import { Badge, Card, CopyButton } from '../../ui/parts.js';
import { Head } from '../../ui/shell.js';
import { useSite } from '../../ui/site.js';
import { originOf } from '../../web/snippets.js';
import type { Shown, Visit } from '../../web/visit.js';
import { Samples, TextControls } from './controls.js';
import { Findings, NearMisses } from './findings.js';
import { Legend, Original, Replaced } from './highlights.js';
import { callOf, MAX_CHARS, type PlaygroundInput, previewOf, readInput } from './request.js';
import { SAMPLES } from './samples.js';

/** Tabs for the two kinds of input. */
export const Tabs = ({ at }: { readonly at: 'text' | 'file' }) => {
  const { base } = useSite();
  const here = (tab: string) => (tab === at ? { 'aria-current': 'page' as const } : {});
  return (
    <nav class="tabs" aria-label="Kind of input">
      <a href={`${base}/playground`} {...here('text')}>
        Text
      </a>
      <a href={`${base}/playground/file`} {...here('file')}>
        File
      </a>
    </nav>
  );
};

const Outputs = ({ preview }: { readonly preview: Preview }) => (
  <section class="stack" aria-labelledby="outputs">
    <h2 id="outputs">De-identified</h2>
    <div class="grid-2">
      {preview.outputs.map((output) => (
        <div class="card stack">
          {preview.outputs.length > 1 && <h3>Candidate {output.id}</h3>}
          <div class="code plain">
            <Replaced output={output} entities={preview.entities} />
            <span hidden id={`out${output.id}`}>
              {output.text}
            </span>
            <CopyButton of={`out${output.id}`} what={`candidate ${output.id}`} />
          </div>
        </div>
      ))}
    </div>
  </section>
);

interface Result {
  readonly preview: Preview;
  readonly ms: number;
}

const Results = ({
  input,
  result: { preview, ms },
  visit,
}: {
  input: PlaygroundInput;
  result: Result;
  visit: Visit;
}) => (
  <div class="stack-lg" id="result">
    <div class="row" role="status">
      <Badge tone="ok">{number(preview.entities.length)} found</Badge>
      <span class="muted small">
        {number(codePoints(input.text))} characters in {ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms · level{' '}
        {preview.level} · {preview.domain}
      </span>
    </div>
    {input.action !== 'find' && <Outputs preview={preview} />}
    <Card title="What was found">
      <div class="stack">
        <Legend entities={preview.entities} />
        <Original text={input.text} entities={preview.entities} />
      </div>
    </Card>
    {preview.entities.length > 0 && (
      <Card title="Why" flush>
        <Findings entities={preview.entities} />
      </Card>
    )}
    <NearMisses text={input.text} preview={preview} />
    <Card title="The same as a call">
      <Calls id="call" call={callOf(input, originOf(visit.ctx), visit.service.prefix)} />
    </Card>
  </div>
);

function page(visit: Visit, input: PlaygroundInput, result: Result | undefined, mistake?: string): Shown {
  return {
    title: 'Playground',
    status: mistake === undefined ? 200 : 422,
    body: (
      <>
        <Head title="Playground" about="Nothing you type is stored or logged. Take invented data all the same." />
        <Tabs at="text" />
        <div class="play">
          <section class="stack" aria-label="Input">
            <Form to="/playground#result">
              <TextControls service={visit.service} input={input} mistake={mistake} />
              <div>
                <Submit busy="Working…">De-identify</Submit> <span class="muted small needs-script">or Ctrl+Enter</span>
              </div>
            </Form>
            <SampleLinks />
          </section>
          {result !== undefined && <Results input={input} result={result} visit={visit} />}
        </div>
      </>
    ),
  };
}

const SampleLinks = () => <Samples path={`${useSite().base}/playground`} />;

/** Processes the input and shows the result or the error. */
async function tryOut(visit: Visit, input: PlaygroundInput): Promise<Shown> {
  const { service } = visit;
  if (codePoints(input.text) > Math.min(MAX_CHARS, service.limits.textChars))
    return page(visit, input, undefined, `Take at most ${number(MAX_CHARS)} characters here; the API takes more.`);
  const started = performance.now();
  try {
    const asked = previewOf(input);
    refuseEndless(service.engine, asked, codePoints(input.text), service.limits.modelChars);
    const answer = await service.abortOnShutdown(service.work.preview(asked));
    const preview: Preview = JSON.parse(Buffer.from(answer).toString());
    return page(visit, input, { preview, ms: performance.now() - started });
  } catch (error) {
    if (!isDeidError(error) || error.status >= 500) throw error;
    return page(visit, input, undefined, error.message);
  }
}

/** The playground when it opens: with a processed sample. */
export function openText(visit: Visit): Promise<Shown> {
  const [first] = SAMPLES;
  const sample = SAMPLES.find(({ id }) => id === visit.query('sample')) ?? first;
  const input = readInput(visit.sent, visit.service);
  const { domains } = visit.service.vocabulary;
  const domain = sample !== undefined && domains.includes(sample.domain) ? sample.domain : input.domain;
  return tryOut(visit, { ...input, text: sample?.text ?? '', domain });
}

/** Processes the submitted text. */
export const showText = (visit: Visit): Promise<Shown> => tryOut(visit, readInput(visit.sent, visit.service));
