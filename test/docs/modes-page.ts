import type { ModeAction, ModeTable } from '../../core/hosting.js';

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** A law's references without its name, which the title of the column says. */
const short = (reference: string | null): string =>
  (reference ?? '–').replace('45 CFR 164.514(b)(2)', '').replace(' of the GDPR', '');

const cell = ({ transformer, always }: ModeAction): string => (always ? `${transformer} ●` : transformer);

/** The content of docs/modes.md. */
export function modesPage(all: readonly ModeTable[]): string {
  const modes = all.filter(({ available }) => available);
  const gdpr = modes.find(({ name }) => name === 'GDPR');
  const hipaa = modes.find(({ name }) => name === 'HIPAA');
  const rows = (modes[0]?.actions ?? []).map(({ type, category }, i) => {
    const references = [hipaa, gdpr].map((mode) => short(mode?.actions[i]?.reference ?? null));
    const cells = modes.map(({ actions }) => {
      const action = actions[i];
      return action === undefined ? '' : cell(action);
    });
    return line([type === category ? `**${type}**` : type, ...cells, ...references]);
  });
  const titles = ['type', ...modes.map(({ name }) => name), '45 CFR 164.514(b)(2)', 'GDPR'];
  return `# Compliance modes

<!-- Written by 'npm run docs' from the plugins. -->

What each mode does with each entity type: the transformer that replaces its terms. ● = found at every level, since the law of the mode names the
type. The last two columns are the paragraphs of HIPAA and of the GDPR that name the type; – = none does. Categories are bold.
\`deidkit modes\` and \`GET /api/v1/modes\` show the same for your configuration, with \`specified: false\` for modes beyond the five of the
service's specification. Mode \`CUSTOM\` is the policy that a configuration defines: [config.md](config.md). What the transformers do is in
[plugins/transformers](../plugins/transformers/README.md); \`safe-harbor\` keeps years, ages up to 89, states, countries, some ZIP prefixes, and what is no identifier.

${modes.map(({ name, description, specified }) => `- \`${name}\`: ${description}${specified ? '' : ' Not among the specified modes.'}`).join('\n')}

${line(titles)}
${line(titles.map(() => '---'))}
${rows.join('\n')}
`;
}
