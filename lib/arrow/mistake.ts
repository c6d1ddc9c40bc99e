/** What is wrong with an Arrow stream as a whole, in words that follow its name and quote nothing of it. */
export class StreamMistake extends Error {}

/** What is wrong with one of its record batches. */
export class BatchMistake extends Error {}
