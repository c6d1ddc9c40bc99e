/** A record that cannot be processed. The message quotes nothing of it but the names of its fields. */
export class RecordMistake extends Error {}
