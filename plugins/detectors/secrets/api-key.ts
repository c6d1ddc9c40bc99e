import type { Pattern, PatternRecognizer } from '../../../core/index.js';
import type { Basis } from '../../../kit/index.js';

const END = '(?![A-Za-z0-9_-])';

const key = (name: string, match: string, score: Basis = 'form:unmistakable'): Pattern => ({
  name,
  type: 'API_KEY',
  match: `${match}${END}`,
  score,
});

/** Formats from the documentation of the services; each has a prefix that nothing else has. */
const KEYS: readonly Pattern[] = [
  // Software licence keys: five groups of five.
  key('product key', '(?=[A-Z-]{0,28}\\d)[A-Z0-9]{5}(?:-[A-Z0-9]{5}){4}', 'form:own'),
  key('AWS access key id', '(?:AKIA|ASIA|AGPA|AIDA|AROA|AIPA|ANPA|ANVA)[A-Z0-9]{16}'),
  key('Anthropic', 'sk-ant-[A-Za-z0-9_-]{20,200}'),
  key('OpenAI', 'sk-(?:proj-|svcacct-|admin-)?[A-Za-z0-9_-]{20,200}', 'form:unmistakable'),
  key('GitHub', '(?:gh[pousr]_[A-Za-z0-9]{36,255}|github_pat_[A-Za-z0-9_]{22,255})'),
  key('GitLab', 'gl(?:pat|ptt|rt|dt|cbt|soat|agent)-[A-Za-z0-9_-]{20,255}'),
  key('Slack', 'xox[abeoprs]-[A-Za-z0-9-]{10,255}|xapp-\\d-[A-Za-z0-9-]{10,255}'),
  key('Stripe', '(?:sk|rk|pk)_(?:live|test)_[A-Za-z0-9]{16,255}|whsec_[A-Za-z0-9+/=]{32,100}'),
  // Prefix, environment and a random part, as services beside Stripe make them: `hk_live_9fJ2mQx7Lw0T`.
  key(
    'of an environment',
    '[a-z]{2,8}_(?:live|test|prod|sandbox)_(?=[A-Za-z]{0,60}\\d)(?=[a-z0-9]{0,60}[A-Z])[A-Za-z0-9]{12,255}',
    'form:own',
  ),
  key('Google', 'AIza[A-Za-z0-9_-]{35}|ya29\\.[A-Za-z0-9_-]{20,500}|GOCSPX-[A-Za-z0-9_-]{28}'),
  key('npm', 'npm_[A-Za-z0-9]{36}'),
  key('PyPI', 'pypi-[A-Za-z0-9_-]{50,500}'),
  key('SendGrid', 'SG\\.[A-Za-z0-9_-]{16,32}\\.[A-Za-z0-9_-]{32,64}'),
  key('Twilio', '(?:SK|AC)[0-9a-f]{32}', 'form:own'),
  key('Mailgun', 'key-[0-9a-f]{32}', 'form:unmistakable'),
  key('Mailchimp', '[0-9a-f]{32}-us\\d{1,2}', 'form:unmistakable'),
  key('Shopify', 'shp(?:at|ca|pa|ss)_[0-9a-fA-F]{32}'),
  key('Square', 'sq0(?:atp|csp)-[A-Za-z0-9_-]{22,50}|EAAA[A-Za-z0-9_-]{60}'),
  key('DigitalOcean', 'do[opr]_v1_[0-9a-f]{64}'),
  key('Databricks', 'dapi[0-9a-f]{32}(?:-\\d)?'),
  key('Hugging Face', 'hf_[A-Za-z0-9]{30,40}'),
  key(
    'Groq, Replicate, Perplexity, xAI',
    '(?:gsk_[A-Za-z0-9]{40,60}|r8_[A-Za-z0-9]{37}|pplx-[A-Za-z0-9]{40,60}|xai-[A-Za-z0-9]{60,90})',
  ),
  key('Vault', 'hv[sbr]\\.[A-Za-z0-9_-]{20,200}'),
  key('Grafana', 'gl(?:sa|c)_[A-Za-z0-9+/=_-]{32,300}'),
  key('New Relic', 'NRAK-[A-Z0-9]{27}|NRJS-[0-9a-f]{19}'),
  key('Postman', 'PMAK-[0-9a-f]{24}-[0-9a-f]{34}'),
  key('Atlassian', 'ATATT3[A-Za-z0-9_=-]{20,300}|ATCTT3[A-Za-z0-9_=-]{20,300}'),
  key(
    'Linear, Notion, Doppler, PlanetScale, Sentry',
    '(?:lin_api_[A-Za-z0-9]{40}|ntn_[A-Za-z0-9]{40,60}|dp\\.pt\\.[A-Za-z0-9]{40,50}|pscale_(?:tkn|pw|oauth)_[A-Za-z0-9_=-]{32,80}|sntry[su]_[A-Za-z0-9_=+/-]{40,300})',
  ),
  key('Telegram bot', '\\d{8,10}:AA[A-Za-z0-9_-]{33}'),
  key('Discord bot', '[MNO][A-Za-z0-9_-]{23,27}\\.[A-Za-z0-9_-]{6}\\.[A-Za-z0-9_-]{27,40}', 'form:unmistakable'),
  key('Facebook', 'EAACEdEose0cBA[0-9A-Za-z]{10,300}'),
  key('Docker', 'dckr_(?:pat|oat)_[A-Za-z0-9_-]{20,60}'),
  key('deidkit', 'deid_(?:live|test)_[A-Za-z0-9_-]{16,100}'),
  key('age', 'AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}'),
];

const TOKEN = '(?=[A-Za-z_.~+/=-]{0,60}\\d)[A-Za-z0-9_.~+/=-]{20,2000}';

/** Keys and tokens of services, by their documented format; credentials in HTTP requests. */
export const apiKeyRecognizer: PatternRecognizer = {
  name: 'secrets/api-key',
  types: ['API_KEY'],
  patterns: [
    ...KEYS,
    {
      name: 'bearer',
      type: 'API_KEY',
      lead: '(?:Bearer|Token token=|Authorization: ?token) ?[\'"]?',
      match: `${TOKEN}(?![A-Za-z0-9_])`,
      ignoreCase: true,
      score: 'cue:label',
    },
    {
      name: 'webhook',
      type: 'API_KEY',
      lead: 'https://(?:hooks\\.slack\\.com/(?:services|workflows)|discord(?:app)?\\.com/api/webhooks|[a-z0-9-]{1,60}\\.webhook\\.office\\.com/webhookb2)/',
      match: '[A-Za-z0-9/_@-]{20,300}',
      score: 'cue:field',
    },
  ],
};
