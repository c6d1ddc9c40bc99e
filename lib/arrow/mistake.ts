/** What is wrong with an Arrow stream as a whole. The message quotes nothing of it. */
export class StreamMistake extends Error {}

/** What is wrong with one record batch. */
export class BatchMistake extends Error {}
