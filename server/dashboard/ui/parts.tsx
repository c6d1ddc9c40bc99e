import type { ComponentChildren } from 'preact';

interface Children {
  readonly children?: ComponentChildren;
}

/** A box on the page. @param flush true if its content, such as a table, reaches the edges */
export const Card = ({
  title,
  flush = false,
  children,
}: Children & { readonly title?: ComponentChildren; readonly flush?: boolean }) => (
  <section class={flush ? 'card flush' : 'card'}>
    {title !== undefined && <h2>{title}</h2>}
    {children}
  </section>
);

/** Tones of badges and notices; their text has the same meaning. */
export type Tone = 'ok' | 'bad' | 'warn' | '';

export const Badge = ({ tone = '', children }: Children & { readonly tone?: Tone }) => (
  <span class={`badge ${tone}`.trim()}>{children}</span>
);

/** A message about what has happened. Screen readers announce it at once. */
export const Notice = ({ tone = '', children }: Children & { readonly tone?: Tone }) => (
  <div class={`notice ${tone}`.trim()} role={tone === 'bad' ? 'alert' : 'status'}>
    {children}
  </div>
);

/** Placeholder for an empty list. */
export const Empty = ({ title, children }: Children & { readonly title: string }) => (
  <div class="empty">
    <h2>{title}</h2>
    {children}
  </div>
);

/** A scrolling container for content that may be wider than the page; also usable by keyboard. */
export const Scroller = ({ label, kind = 'table-wrap', children }: Children & { label: string; kind?: string }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
  <section class={kind} tabIndex={0} aria-label={label}>
    {children}
  </section>
);

/** A column of a table. */
export interface Column<T> {
  readonly title: string;
  readonly cell: (row: T) => ComponentChildren;
  readonly numeric?: boolean;
}

/** A table that becomes blocks on narrow screens. The first column names the row. */
export function Table<T>({
  caption,
  columns,
  rows,
}: {
  readonly caption: string;
  readonly columns: readonly Column<T>[];
  readonly rows: readonly T[];
}) {
  return (
    <Scroller label={caption}>
      <table class="blocks">
        <caption class="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ title, numeric }) => (
              <th scope="col" class={numeric ? 'num' : ''}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr>
              {columns.map(({ title, cell, numeric }, i) =>
                i === 0 ? (
                  <th scope="row">{cell(row)}</th>
                ) : (
                  <td class={numeric ? 'num' : ''} data-label={title}>
                    <span>{cell(row)}</span>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

/** A figure with a name. */
export const Stat = ({
  label,
  value,
  of,
  children,
}: Children & { readonly label: string; readonly value: ComponentChildren; readonly of?: string | undefined }) => (
  <div class="card stat">
    <span class="label">{label}</span>
    <span class="value">
      {value} {of !== undefined && <small>{of}</small>}
    </span>
    {children}
  </div>
);

/** Text to be copied verbatim. @param id its id on the page */
export const Code = ({
  id,
  label,
  text,
  wrap = false,
}: {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  readonly wrap?: boolean;
}) => (
  <div class={wrap ? 'code wrap' : 'code'}>
    <Scroller label={label} kind="code-scroll">
      <pre id={id}>
        <code>{text}</code>
      </pre>
    </Scroller>
    <CopyButton of={id} what={label} />
  </div>
);

/** Copies the content of an element; only shown if scripts run. */
export const CopyButton = ({ of, what }: { readonly of: string; readonly what: string }) => (
  <button type="button" class="btn plain compact copy needs-script" data-copy={of}>
    Copy<span class="visually-hidden"> {what}</span>
  </button>
);
