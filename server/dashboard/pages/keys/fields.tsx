import type { KeyInfo } from '../../../keys/admin.js';
import type { Grant } from '../../../service/service.js';
import { Check, SelectField, TextField } from '../../ui/form.js';
import { day } from '../../ui/numbers.js';
import type { Sent } from '../../web/form.js';

const DAY = 86_400_000;
const NAME_CHARS = 80;

const TERMS: readonly (readonly [value: string, label: string])[] = [
  ['never', 'Never'],
  ['7', 'In 7 days'],
  ['30', 'In 30 days'],
  ['90', 'In 90 days'],
  ['365', 'In a year'],
];

/** The settings of a key that members choose. */
export interface KeyChoice {
  readonly name: string;
  readonly expiresAt: Date | null;
  readonly operations: readonly string[] | null;
}

const CONTROL = /\p{Cc}/u;

/** The mistake in a name; undefined if there is none. */
export function nameMistake(name: string): string | undefined {
  const length = [...name].length;
  return length === 0 || length > NAME_CHARS || CONTROL.test(name)
    ? `Take 1 to ${NAME_CHARS} characters, in one line.`
    : undefined;
}

/**
 * Reads the chosen settings. @param now the moment from which days count; @param kept the expiry if it is not changed
 */
export function readChoice(sent: Sent, operations: readonly Grant[], now: number, kept?: Date): KeyChoice {
  const term = sent.get('expires');
  const days = /^\d{1,4}$/.test(term) ? Number(term) : undefined;
  const known = new Set(operations.map(({ id }) => id));
  const chosen = sent.all('operations').filter((id) => known.has(id));
  return {
    name: sent.get('name'),
    expiresAt: term === 'keep' ? (kept ?? null) : days === undefined ? null : new Date(now + days * DAY),
    operations: chosen.length === 0 || chosen.length === known.size ? null : chosen,
  };
}

/** The fields of a key. @param key the key to change; undefined for a new one */
export function KeyFields({
  operations,
  of,
  sent,
  mistake,
}: {
  readonly operations: readonly Grant[];
  readonly of?: KeyInfo;
  readonly sent: Sent;
  readonly mistake?: string | undefined;
}) {
  const chosen = new Set(sent.has('name') ? sent.all('operations') : (of?.operations ?? []));
  const keep: readonly (readonly [string, string])[] =
    of === undefined
      ? []
      : [['keep', of.expiresAt === undefined ? 'As it is: never' : `As it is: ${day(of.expiresAt)}`]];
  return (
    <>
      <TextField
        name="name"
        label="Name"
        hint="For people, such as: ward import, production."
        value={sent.has('name') ? sent.get('name') : of?.name}
        mistake={mistake}
        maxLength={NAME_CHARS}
        required
      />
      <SelectField
        name="expires"
        label="Ends"
        options={[...keep, ...TERMS.filter(([value]) => of === undefined || value !== 'never' || of.expiresAt)]}
        value={sent.get('expires') || keep[0]?.[0] || '90'}
      />
      <fieldset>
        <legend>Endpoints it may call</legend>
        <p class="hint">Tick none for all that the plan includes.</p>
        <div class="checks">
          {operations.map(({ id, summary }) => (
            <Check name="operations" value={id} checked={chosen.has(id)}>
              {summary}
            </Check>
          ))}
        </div>
      </fieldset>
    </>
  );
}
