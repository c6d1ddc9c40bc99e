import type { NewKey } from '../keys/create.js';

/** What is shown to whoever controls the service, on its terminal or by `deidkit welcome`; each of it works once. */
export interface Welcome {
  /** Address of the service. */
  readonly url: string;
  /** Pass to the playground. */
  readonly pass: string;
  /** Code for the first account, while there is none. */
  readonly setUpCode?: string | undefined;
  /** The first key, until it has been shown. */
  readonly firstKey?: NewKey['key'] | undefined;
}

/** The lines with addresses. The code stands behind `#`, which browsers send to nobody. */
export const welcomeAddresses = ({ url, pass, setUpCode }: Welcome): readonly string[] => [
  `  try it     ${url}/dashboard/open/${pass}`,
  '             (works once: it opens the playground in your browser)',
  `  dashboard  ${url}/dashboard${setUpCode === undefined ? '' : `/setup#code=${setUpCode}`}`,
  ...(setUpCode === undefined ? [] : ['             (works once: it makes the first account)']),
];

const BODY = '{"text":"Call Mary Jones at (415) 555-0132."}';

/** The lines with the first key and a call to copy and paste. */
export const welcomeKey = ({ url, firstKey }: Pick<Welcome, 'url' | 'firstKey'>): readonly string[] =>
  firstKey === undefined
    ? ['Keys are made with: deidkit keys create']
    : [
        '',
        `Your API key, shown this once: ${firstKey}`,
        '',
        `curl -s ${url}/api/v1/deidentify/text/proprietary/outputs -H 'X-API-Key: ${firstKey}' -H 'Content-Type: application/json' -d '${BODY}'`,
        '',
      ];
