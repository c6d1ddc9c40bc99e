import type { Service } from '../../../service/service.js';
import { Check, SelectField, TextField } from '../../ui/form.js';
import { actionsOf, MAX_CHARS, type PlaygroundInput } from './request.js';
import { SAMPLES } from './samples.js';

const LEVELS: readonly (readonly [value: string, label: string])[] = [
  ['1', '1 · only what is sure'],
  ['2', '2 · balanced'],
  ['3', '3 · nothing may slip'],
];

/** Settings for both texts and files. */
export const Settings = ({
  service,
  input,
  files = false,
}: {
  readonly service: Service;
  readonly input: PlaygroundInput;
  readonly files?: boolean;
}) => (
  <div class="grid figures">
    <SelectField
      name="action"
      label="What to do"
      options={actionsOf(service).filter(([action]) => !files || action !== 'find')}
      value={input.action}
    />
    <SelectField name="level" label="Level" options={LEVELS} value={String(input.level)} />
    <SelectField
      name="domain"
      label="Domain"
      options={service.vocabulary.domains.map((name) => [name, name])}
      value={input.domain}
    />
  </div>
);

/** The entity types to choose from. */
function Entities({ service: { engine }, input }: { readonly service: Service; readonly input: PlaygroundInput }) {
  const types = engine.entityTypes;
  const chosen = new Set(input.entities);
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

/** Sample texts. */
export const Samples = ({ path }: { readonly path: string }) => (
  <p class="small samples">
    Try:{' '}
    {SAMPLES.map(({ id, label }) => (
      <a href={`${path}?sample=${id}`}>{label}</a>
    ))}
  </p>
);

/** All options for a text. */
export const TextControls = ({
  service,
  input,
  mistake,
}: {
  readonly service: Service;
  readonly input: PlaygroundInput;
  readonly mistake: string | undefined;
}) => (
  <>
    <div class="field">
      {/* No maxlength: browsers would cut a longer text without a word. The answer says that it is too long. */}
      <label for="text">Text, up to {MAX_CHARS.toLocaleString('en')} characters</label>
      <textarea
        id="text"
        name="text"
        rows={9}
        dir="auto"
        spellcheck={false}
        {...(mistake === undefined ? {} : { 'aria-invalid': 'true' as const, 'aria-describedby': 'text-mistake' })}
      >
        {input.text}
      </textarea>
      {mistake !== undefined && (
        <span class="mistake" id="text-mistake">
          {mistake}
        </span>
      )}
    </div>
    <Settings service={service} input={input} />
    <Entities service={service} input={input} />
    <details class="more" open={input.seed !== '' || input.candidates !== 2}>
      <summary>Candidates and seed</summary>
      <div class="grid figures">
        <SelectField
          name="candidates"
          label="Candidates"
          options={['1', '2', '3', '4'].map((count) => [count, count])}
          value={String(input.candidates)}
        />
        <TextField name="seed" label="Seed" placeholder="none: new each time" value={input.seed} maxLength={256} />
      </div>
    </details>
  </>
);
