/** An Arrow stream that cannot be processed. The message quotes nothing of it. */
export class StreamMistake extends Error {}

/** A record batch that cannot be processed. */
export class BatchMistake extends Error {}
