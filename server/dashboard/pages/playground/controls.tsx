import type { Service } from '../../../service/service.js';
import { Check, SelectField, TextField } from '../../ui/form.js';
import { actionsOf, MOST_CHARS, type Wish } from './request.js';
import { SAMPLES } from './samples.js';

const LEVELS: readonly (readonly [value: string, label: string])[] = [
  ['1', '1 · only what is sure'],
  ['2', '2 · balanced'],
  ['3', '3 · nothing may slip'],
];

/** Settings that texts and files share. */
export const Settings = ({
  service,
  wish,
  files = false,
}: {
  readonly service: Service;
  readonly wish: Wish;
  readonly files?: boolean;
}) => (
  <div class="grid figures">
    <SelectField
      name="action"
      label="What to do"
      options={actionsOf(service).filter(([action]) => !files || action !== 'find')}
      value={wish.action}
    />
    <SelectField name="level" label="Level" options={LEVELS} value={String(wish.level)} />
    <SelectField
      name="domain"
      label="Domain"
      options={service.vocabulary.domains.map((name) => [name, name])}
      value={wish.domain}
    />
  </div>
);

/** The kinds of terms that can be picked. */
function Entities({ service: { engine }, wish }: { readonly service: Service; readonly wish: Wish }) {
  const types = engine.entityTypes;
  const chosen = new Set(wish.entities);
  const categories = types.all().filter(({ parent }) => parent === undefined);
  return (
    <details class="more" open={chosen.size > 0}>
      <summary>Only some kinds of terms{chosen.size > 0 ? ` (${chosen.size})` : ''}</summary>
      <fieldset>
        <legend class="visually-hidden">Kinds of terms</legend>
        <p class="hint">A category stands for its finer types. None ticked: all.</p>
        <div class="checks">
          {categories.map(({ name, description }) => (
            <Check name="entities" value={name} checked={chosen.has(name)}>
              {name}
              <br />
              <span class="hint">{description}</span>
            </Check>
          ))}
        </div>
      </fieldset>
    </details>
  );
}

/** Texts to start from. */
export const Samples = ({ path }: { readonly path: string }) => (
  <p class="small samples">
    Try:{' '}
    {SAMPLES.map(({ id, label }) => (
      <a href={`${path}?sample=${id}`}>{label}</a>
    ))}
  </p>
);

/** Everything that is asked of a text. */
export const TextControls = ({
  service,
  wish,
  mistake,
}: {
  readonly service: Service;
  readonly wish: Wish;
  readonly mistake: string | undefined;
}) => (
  <>
    <div class="field">
      <label for="text">Text</label>
      <textarea
        id="text"
        name="text"
        rows={9}
        dir="auto"
        maxLength={MOST_CHARS}
        spellcheck={false}
        {...(mistake === undefined ? {} : { 'aria-invalid': 'true' as const, 'aria-describedby': 'text-mistake' })}
      >
        {wish.text}
      </textarea>
      {mistake !== undefined && (
        <span class="mistake" id="text-mistake">
          {mistake}
        </span>
      )}
    </div>
    <Settings service={service} wish={wish} />
    <Entities service={service} wish={wish} />
    <details class="more" open={wish.seed !== '' || wish.candidates !== 2}>
      <summary>Candidates and seed</summary>
      <div class="grid figures">
        <SelectField
          name="candidates"
          label="Candidates"
          options={['1', '2', '3', '4'].map((count) => [count, count])}
          value={String(wish.candidates)}
        />
        <TextField name="seed" label="Seed" placeholder="none: new each time" value={wish.seed} maxLength={256} />
      </div>
    </details>
  </>
);
