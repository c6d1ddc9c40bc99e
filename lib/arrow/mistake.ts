/** An Arrow stream that cannot be processed. The message quotes nothing of it but names of columns. */
export class StreamMistake extends Error {}

/** A record batch that cannot be processed. */
export class BatchMistake extends Error {}

/** A row of a record batch that cannot be processed. */
export class RowMistake extends Error {}
