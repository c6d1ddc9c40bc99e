import { type ComponentChildren, h } from 'preact';
import { useSite } from './site.js';

/** Name of the hidden field with the CSRF token. */
export const CSRF_FIELD = '_csrf';

export const Csrf = () => <input type="hidden" name={CSRF_FIELD} value={useSite().csrf} />;

/** A form that changes something. @param to path of the dashboard */
export const Form = ({
  to,
  multipart = false,
  inline = false,
  children,
}: {
  readonly to: string;
  readonly multipart?: boolean;
  readonly inline?: boolean;
  readonly children: ComponentChildren;
}) => (
  <form
    class={inline ? 'row' : 'form'}
    method="post"
    action={useSite().base + to}
    {...(multipart ? { encType: 'multipart/form-data' } : {})}
  >
    <Csrf />
    {children}
  </form>
);

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: ComponentChildren;
  /** The mistake in the submitted value. */
  readonly mistake?: string | undefined;
  /** Default: the name. Needed if a page has two fields with the same name. */
  readonly id?: string;
}

const describedBy = (id: string, { hint, mistake }: FieldProps) => {
  const ids = [hint === undefined ? '' : `${id}-hint`, mistake === undefined ? '' : `${id}-mistake`].filter(Boolean);
  return {
    ...(ids.length > 0 ? { 'aria-describedby': ids.join(' ') } : {}),
    ...(mistake === undefined ? {} : { 'aria-invalid': 'true' as const }),
  };
};

const Around = ({ children, ...props }: FieldProps & { readonly children: ComponentChildren }) => {
  const id = props.id ?? props.name;
  return (
    <div class="field">
      <label for={id}>{props.label}</label>
      {props.hint !== undefined && (
        <span class="hint" id={`${id}-hint`}>
          {props.hint}
        </span>
      )}
      {children}
      {props.mistake !== undefined && (
        <span class="mistake" id={`${id}-mistake`}>
          {props.mistake}
        </span>
      )}
    </div>
  );
};

interface TextFieldProps extends FieldProps {
  readonly type?: 'text' | 'email' | 'password' | 'number' | 'date';
  readonly value?: string | number | undefined;
  readonly required?: boolean;
  readonly autocomplete?: 'email' | 'name' | 'current-password' | 'new-password' | 'one-time-code' | 'off';
  readonly maxLength?: number;
  readonly min?: number | string;
  readonly autofocus?: boolean;
  readonly placeholder?: string;
}

/** A single-line input. */
export const TextField = (props: TextFieldProps) => {
  const { name, id = name, type = 'text', required = false, autocomplete = 'off', value, maxLength, min } = props;
  // Separate, because the types of JSX only accept inputs of one type at a time.
  const attributes = {
    id,
    name,
    type,
    autocomplete,
    required,
    ...(value === undefined ? {} : { value }),
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(min === undefined ? {} : { min }),
    ...(props.placeholder === undefined ? {} : { placeholder: props.placeholder }),
    ...(props.autofocus ? { autofocus: true } : {}),
    ...(type === 'text' ? { dir: 'auto' as const } : {}),
    ...describedBy(id, props),
  };
  return <Around {...props}>{h('input', attributes)}</Around>;
};

/** A choice of one option. */
export const SelectField = (
  props: FieldProps & {
    readonly options: readonly (readonly [value: string, label: string])[];
    readonly value?: string | undefined;
  },
) => {
  const { name, id = name, options, value } = props;
  return (
    <Around {...props}>
      <select id={id} name={name} {...describedBy(id, props)}>
        {options.map(([option, label]) => (
          <option value={option} selected={option === value}>
            {label}
          </option>
        ))}
      </select>
    </Around>
  );
};

/** A checkbox. */
export const Check = ({
  name,
  value,
  checked = false,
  children,
}: {
  readonly name: string;
  readonly value: string;
  readonly checked?: boolean;
  readonly children: ComponentChildren;
}) => (
  <label class="check">
    <input type="checkbox" name={name} value={value} checked={checked} />
    <span>{children}</span>
  </label>
);

/** The submit button. @param busy its text while the form is being sent */
export const Submit = ({
  children,
  kind = '',
  busy,
  name,
  value,
}: {
  readonly children: ComponentChildren;
  readonly kind?: string;
  readonly busy?: string;
  readonly name?: string;
  readonly value?: string;
}) => (
  <button
    class={`btn ${kind}`.trim()}
    type="submit"
    {...(busy === undefined ? {} : { 'data-busy': busy })}
    {...(name === undefined ? {} : { name, value: value ?? '' })}
  >
    {children}
  </button>
);
