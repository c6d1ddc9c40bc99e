/** What `deidkit init` can write. */
export type Kind = 'plugin' | 'recognizer' | 'transformer' | 'format' | 'domain' | 'service';

interface KindInfo {
  /** Description, for the list of kinds and the README. */
  readonly what: string;
  /** The script of `npm start`. */
  readonly script: string;
  /** Description of that script. */
  readonly start: string;
  /** Package that it needs in addition to deidkit. */
  readonly needs?: '@deidkit/server';
  /** Another kind whose files are used as a base. */
  readonly base?: Kind;
}

const analyze = (rest: string): string => `deidkit analyze --config plugins.config.json ${rest}`;
const SHOWS = 'shows what is found in `samples/`';

export const KINDS: Readonly<Record<Kind, KindInfo>> = {
  plugin: {
    what: 'A plugin with a recognizer that finds terms by their form.',
    script: analyze('--file samples/sample.txt'),
    start: SHOWS,
  },
  recognizer: {
    what: 'A plugin with a recognizer in code, for what patterns cannot say.',
    script: analyze('--file samples/sample.txt'),
    start: SHOWS,
  },
  transformer: {
    what: 'A plugin with a transformer, and a compliance mode that uses it.',
    script: 'deidkit deidentify --config plugins.config.json --mode CODES --text "Write to mary@example.com."',
    start: 'replaces the terms of a text by codes',
  },
  format: {
    what: 'A plugin that reads and writes a format of files.',
    script: analyze('--file samples/sample.properties'),
    start: SHOWS,
  },
  domain: {
    what: 'A plugin with a domain: what counts as sensitive in a field of work.',
    script: analyze('--domain Shipping --file samples/sample.txt'),
    start: SHOWS,
  },
  service: {
    what: 'A service with a recognizer of its own.',
    base: 'plugin',
    needs: '@deidkit/server',
    script: 'deidkit serve --config plugins.config.json',
    start: 'runs the HTTP service with the plugin',
  },
};
