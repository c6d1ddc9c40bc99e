import type { PlanInfo, PlanLimits } from '../../../keys/plans.js';
import type { Grant } from '../../../service/service.js';
import { names, operationsOf } from '../../../store/plans.js';
import { Check, TextField } from '../../ui/form.js';
import type { Sent } from '../../web/form.js';

const MIB = 1024 * 1024;
const MOST = 1e12;

/** The limits that are numbers. */
type Counted = Exclude<keyof PlanLimits, 'operations'>;

interface CountedField {
  readonly name: Counted;
  readonly label: string;
  readonly hint: string;
  /** Number of units of the store in one unit of the form. */
  readonly unit: number;
}

const FIELDS: readonly CountedField[] = [
  { name: 'requests_per_minute', label: 'Requests a minute', hint: 'Of each key, in any 60 seconds.', unit: 1 },
  { name: 'requests_per_month', label: 'Requests a month', hint: 'Of each key, calendar month, UTC.', unit: 1 },
  { name: 'tokens_per_month', label: 'Tokens a month', hint: 'One token is 4 characters of text.', unit: 1 },
  { name: 'concurrent_requests', label: 'Requests at the same time', hint: 'Of each key, in one process.', unit: 1 },
  { name: 'text_chars', label: 'Largest text, in characters', hint: 'Empty: what the service allows.', unit: 1 },
  { name: 'file_bytes', label: 'Largest file, in MiB', hint: 'Empty: what the service allows.', unit: MIB },
  { name: 'job_bytes', label: 'Largest file of a job, in MiB', hint: 'Empty: what the service allows.', unit: MIB },
];

export type PlanMistakes = Readonly<Partial<Record<Counted | 'id', string>>>;

const ID = /^[a-z0-9][a-z0-9-]{0,39}$/;

/** The mistake in the name of a plan; an empty object if there is none. */
export const idMistake = (id: string): PlanMistakes =>
  ID.test(id) ? {} : { id: 'Take 1 to 40 lower-case letters, digits and hyphens, such as team-small.' };

/** What a plan may include. */
export interface PlanGrants {
  /** Included where none is chosen. */
  readonly operations: readonly Grant[];
  /** Included only where chosen. */
  readonly named: readonly Grant[];
}

/** The chosen grants, as they are stored. */
function grantsIn(sent: Sent, { operations, named }: PlanGrants): string {
  const chosen = operations.map(({ id }) => id).filter((id) => sent.all('operations').includes(id));
  const extra = named.map(({ id }) => id).filter((id) => sent.all('named').includes(id));
  const all = chosen.length === 0 || chosen.length === operations.length;
  return [...(all ? ['*'] : chosen), ...extra].join(' ');
}

/** Reads limits; invalid numbers are reported in `mistakes`. */
export function readLimits(
  sent: Sent,
  grants: PlanGrants,
): { readonly limits: PlanLimits; readonly mistakes: PlanMistakes } {
  const mistakes: Partial<Record<Counted, string>> = {};
  const read = (name: Counted): number | null => {
    const { unit } = FIELDS.find((field) => field.name === name) ?? { unit: 1 };
    const given = sent.get(name).replace(/[,_ ]/g, '');
    if (given === '') return null;
    if (/^\d{1,13}$/.test(given) && Number(given) >= 1 && Number(given) <= MOST) return Number(given) * unit;
    mistakes[name] = 'Take a whole number from 1 on, or nothing for no limit.';
    return null;
  };
  const limits: PlanLimits = {
    requests_per_minute: read('requests_per_minute'),
    requests_per_month: read('requests_per_month'),
    tokens_per_month: read('tokens_per_month'),
    concurrent_requests: read('concurrent_requests'),
    text_chars: read('text_chars'),
    file_bytes: read('file_bytes'),
    job_bytes: read('job_bytes'),
    operations: grantsIn(sent, grants),
  };
  return { limits, mistakes };
}

/** The value of a limit's field. */
function shown({ name, unit }: CountedField, plan: PlanInfo | undefined, sent: Sent): string {
  if (sent.has(name)) return sent.get(name);
  const value = plan?.[name] ?? null;
  return value === null ? '' : String(Math.round((value / unit) * 100) / 100);
}

/** The fields of a plan. @param of the plan to change; undefined for a new one */
export function PlanFields({
  of,
  grants: { operations, named },
  sent,
  mistakes,
}: {
  readonly of?: PlanInfo | undefined;
  readonly grants: PlanGrants;
  readonly sent: Sent;
  readonly mistakes: PlanMistakes;
}) {
  const included = operationsOf(of?.operations ?? '*');
  return (
    <>
      {of === undefined && (
        <TextField
          name="id"
          label="Name"
          hint="Small letters, digits and hyphens; it cannot be changed later."
          value={sent.get('id')}
          mistake={mistakes.id}
          maxLength={40}
          required
        />
      )}
      <div class="grid">
        {FIELDS.map((field) => (
          <TextField
            name={field.name}
            label={field.label}
            hint={field.hint}
            placeholder="no limit"
            value={shown(field, of, sent)}
            mistake={mistakes[field.name]}
          />
        ))}
      </div>
      <fieldset>
        <legend>Endpoints and detectors it includes</legend>
        <p class="hint">Tick none for all, those of later versions too.</p>
        <div class="checks">
          {operations.map(({ id, summary }) => (
            <Check name="operations" value={id} checked={included?.has(id) ?? false}>
              {summary}
            </Check>
          ))}
        </div>
      </fieldset>
      {named.length > 0 && (
        <fieldset>
          <legend>Only where ticked</legend>
          <p class="hint">What reaches beyond a key's own, and domains that are not for everyone.</p>
          <div class="checks">
            {named.map(({ id, summary }) => (
              <Check name="named" value={id} checked={names(of?.operations ?? '', id)}>
                {summary}
              </Check>
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}
