import type { Recognizer } from '../../../core/index.js';
import { Csrf } from '../ui/form.js';
import { number } from '../ui/numbers.js';
import { Card, Stat, Table } from '../ui/parts.js';
import { Head } from '../ui/shell.js';
import { useSite } from '../ui/site.js';
import type { PageRoute, Shown, Visit } from '../web/visit.js';

const MAX_TYPES = 6;

const kindOf = (recognizer: Recognizer): string => {
  if ('patterns' in recognizer) return 'patterns';
  return 'dictionary' in recognizer ? 'list of terms' : 'code';
};

/** The plugin of a recognizer, which is the first part of its name. */
const pluginOf = ({ name }: Recognizer): string => name.slice(0, Math.max(0, name.indexOf('/')));

const typesOf = ({ types }: Recognizer): string =>
  types.length <= MAX_TYPES
    ? types.join(', ')
    : `${types.slice(0, MAX_TYPES).join(', ')} and ${types.length - MAX_TYPES} more`;

/** A form to search a text for terms without changing it. */
const TestPanel = ({ domains }: { readonly domains: readonly string[] }) => (
  <Card title="Test panel">
    <form class="form" method="post" action={`${useSite().base}/playground#result`}>
      <Csrf />
      <input type="hidden" name="action" value="find" />
      <div class="field">
        <label for="text">Text</label>
        <textarea id="text" name="text" rows={4} dir="auto" spellcheck={false} required />
      </div>
      <div class="field">
        <label for="domain">Domain</label>
        <select id="domain" name="domain">
          {domains.map((name) => (
            <option>{name}</option>
          ))}
        </select>
      </div>
      <div>
        <button class="btn plain" type="submit">
          Find terms and say why
        </button>
      </div>
    </form>
  </Card>
);

function detectionPage({ service: { engine, vocabulary } }: Visit): Shown {
  const { plugins, recognizers, domains, policies, fileAdapters } = engine;
  return {
    title: 'Detection',
    body: (
      <>
        <Head title="Detection" about="What is on, and where it comes from: the configuration of this service." />
        <div class="stack-lg">
          <div class="grid figures">
            <Stat label="Plugins" value={number(plugins.length)} />
            <Stat label="Recognizers" value={number(recognizers.length)} />
            <Stat label="Types of terms" value={number(vocabulary.entityTypes.length)} />
            <Stat label="File formats" value={number(fileAdapters.length)} />
          </div>
          <TestPanel domains={vocabulary.domains} />
          <div class="grid-2">
            <Card title="Domains" flush>
              <Table
                caption="Domains"
                rows={domains}
                columns={[
                  { title: 'Domain', cell: ({ name }) => name },
                  { title: 'What it is for', cell: ({ description }) => description },
                ]}
              />
            </Card>
            <Card title="Modes" flush>
              <Table
                caption="Modes"
                rows={policies}
                columns={[
                  { title: 'Mode', cell: ({ name }) => name },
                  { title: 'What it does', cell: ({ description }) => description },
                ]}
              />
            </Card>
          </div>
          <Card title="Recognizers" flush>
            <Table
              caption="Recognizers"
              rows={recognizers}
              columns={[
                { title: 'Recognizer', cell: ({ name }) => <code>{name}</code> },
                { title: 'Plugin', cell: (recognizer) => pluginOf(recognizer) },
                { title: 'Finds', cell: (recognizer) => typesOf(recognizer) },
                { title: 'By', cell: (recognizer) => kindOf(recognizer) },
                { title: 'In', cell: (one) => one.domains?.join(', ') ?? 'all domains' },
              ]}
            />
          </Card>
          <Card title="Plugins" flush>
            <Table
              caption="Plugins"
              rows={plugins}
              columns={[
                { title: 'Plugin', cell: ({ name }) => name },
                { title: 'Version', cell: ({ version }) => version ?? '' },
                { title: 'What it brings', cell: ({ description }) => description },
              ]}
            />
          </Card>
        </div>
      </>
    ),
  };
}

export const detectionRoutes: readonly PageRoute[] = [
  { method: 'get', path: '/detection', access: 'guest', answer: detectionPage },
];
