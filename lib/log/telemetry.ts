import type { LogCleaner } from './cleaner.js';
import { isFields, NOTES } from './notes.js';
import { written } from './written.js';

/** The result of an export, in the numbers of OpenTelemetry: 0 for success, 1 for failure. */
interface ExportResult {
  readonly code: number;
  readonly error?: Error;
}

/** An exporter of OpenTelemetry, of spans or of log records. */
export interface TelemetryExporter<Item> {
  export(items: Item[], done: (result: ExportResult) => void): void;
  shutdown(): Promise<void>;
  forceFlush?(): Promise<void>;
}

type Fields = Readonly<Record<string, unknown>>;

const FAILED = 1;
/** Attributes of a resource that name the program. */
const OF_PROGRAM = /^(?:service|telemetry)\./;
/** What spans, their events and links, and log records hold that may identify somebody. */
const SPAN_FIELDS = ['name', 'status', 'attributes', 'events', 'links'] as const;
const RECORD_FIELDS = ['body', 'attributes', 'severityText', 'eventName'] as const;

/** An object whose fields are replaced; all others are those of the first. */
const withFields = <T extends object>(like: T, fields: Fields): T =>
  Object.create(
    like,
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value, enumerable: true }])),
  );

/** A list whose items have the cleaned fields of others, and everything else of their own. */
const merged = (own: unknown, made: unknown): unknown =>
  Array.isArray(own) && Array.isArray(made)
    ? own.map((one, i) => (isFields(one) ? { ...one, ...Object(made[i]) } : made[i]))
    : made;

class CleanedExporter<Item extends object> implements TelemetryExporter<Item> {
  readonly #cleaner: LogCleaner;
  readonly #to: TelemetryExporter<Item>;
  readonly #fields: readonly string[];
  readonly #resources = new WeakMap<object, Promise<object>>();
  readonly #open = new Set<Promise<void>>();

  constructor(cleaner: LogCleaner, to: TelemetryExporter<Item>, fields: readonly string[]) {
    this.#cleaner = cleaner;
    this.#to = to;
    this.#fields = fields;
  }

  export(items: Item[], done: (result: ExportResult) => void): void {
    const passed = Promise.all(items.map((item) => this.#item(item)))
      .then((made) => this.#to.export(made, done))
      .catch((error: unknown) => done({ code: FAILED, error: error instanceof Error ? error : new Error('failed') }));
    this.#open.add(passed);
    void passed.finally(() => this.#open.delete(passed));
  }

  async forceFlush(): Promise<void> {
    await Promise.all(this.#open);
    await this.#to.forceFlush?.();
  }

  async shutdown(): Promise<void> {
    await Promise.all(this.#open);
    await this.#to.shutdown();
  }

  async #item(item: Item): Promise<Item> {
    const given: Fields = Object.fromEntries(this.#fields.map((name) => [name, Reflect.get(item, name)]));
    const made = await this.#clean(shownOf(given));
    const fields =
      made === undefined
        ? unread(given)
        : {
            ...made,
            ...('name' in given && {
              name: made.operation,
              events: merged(given.events, named(made.events)),
              links: merged(given.links, made.links),
              status: { ...Object(given.status), ...Object(made.status) },
            }),
          };
    const resource: unknown = Reflect.get(item, 'resource');
    return withFields(item, isFields(resource) ? { ...fields, resource: await this.#resource(resource) } : fields);
  }

  /** A resource stands at all items of a program, which are grouped by it. */
  #resource(resource: object): Promise<object> {
    const known = this.#resources.get(resource) ?? this.#cleanResource(resource);
    this.#resources.set(resource, known);
    return known;
  }

  async #cleanResource(resource: object): Promise<object> {
    const attributes = Object.entries(Object(Reflect.get(resource, 'attributes')));
    const ours = Object.fromEntries(attributes.filter(([name]) => OF_PROGRAM.test(name)));
    const others = Object.fromEntries(attributes.filter(([name]) => !OF_PROGRAM.test(name)));
    const made = (await this.#clean({ attributes: others }))?.attributes ?? {};
    return withFields(resource, { attributes: { ...Object(made), ...ours } });
  }

  async #clean(value: Fields): Promise<Fields | undefined> {
    const line = written(value);
    const made: unknown = line === undefined ? undefined : JSON.parse(await this.#cleaner.clean(line));
    return isFields(made) && 'attributes' in made ? made : undefined;
  }
}

/** What is read of an item: of events and links, what is no id or time. */
function shownOf(given: Fields): Fields {
  const { name, events, links, status } = given;
  // Titled `name`, everything would be the name of a person.
  const shown: Record<string, unknown> = { ...given, name: undefined, operation: name };
  if (Array.isArray(events)) shown.events = events.map((one) => ({ event: one.name, attributes: one.attributes }));
  if (Array.isArray(links)) shown.links = links.map(({ attributes }) => ({ attributes }));
  if (isFields(status)) shown.status = { message: status.message };
  return shown;
}

/** Events under their own name for what they are called. */
const named = (events: unknown): unknown =>
  Array.isArray(events) ? events.map(({ event, attributes }) => ({ name: event, attributes })) : events;

/** An item that could not be read keeps its times and ids. */
function unread(given: Fields): Fields {
  const { status } = given;
  return {
    ...('name' in given && { name: NOTES.unreadable, events: [], links: [] }),
    ...('body' in given && { body: NOTES.unreadable, severityText: undefined, eventName: undefined }),
    ...(isFields(status) && { status: { code: status.code } }),
    attributes: {},
  };
}

/** An exporter of OpenTelemetry that gives another one spans without identifying data: names, attributes, events, links, status. */
export const cleanedSpans = <Span extends object>(
  cleaner: LogCleaner,
  exporter: TelemetryExporter<Span>,
): TelemetryExporter<Span> & Required<Pick<TelemetryExporter<Span>, 'forceFlush'>> =>
  new CleanedExporter(cleaner, exporter, SPAN_FIELDS);

/** An exporter of OpenTelemetry that gives another one log records without identifying data: bodies and attributes. */
export const cleanedLogRecords = <LogRecord extends object>(
  cleaner: LogCleaner,
  exporter: TelemetryExporter<LogRecord>,
): TelemetryExporter<LogRecord> & Required<Pick<TelemetryExporter<LogRecord>, 'forceFlush'>> =>
  new CleanedExporter(cleaner, exporter, RECORD_FIELDS);
