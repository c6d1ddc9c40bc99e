// The public API of `@deidkit/log`: logs and traces without identifying data.

export { createLogCleaner, LogCleaner } from './cleaner.js';
export type { LogCleanerOptions, LogTextOptions } from './options.js';
export { cleanedStream } from './stream.js';
export { cleanedLogRecords, cleanedSpans, type TelemetryExporter } from './telemetry.js';
export { cleanedTransport, type WinstonTransport } from './winston.js';
