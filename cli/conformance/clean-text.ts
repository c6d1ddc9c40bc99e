import { readFileSync } from 'node:fs';

/** Sentences of several fields of work without personal data. `#` is replaced by an increasing number. */
const SENTENCES = [
  'The quarterly meeting has been moved to the larger room on the second floor.',
  'Please restart the printer before you send the document again.',
  'Patient reports no pain at rest and walks with a frame.',
  'Blood pressure was normal, and the dressing is dry.',
  'The invoice lists # items, of which two were returned.',
  'Order # was packed, and the parcel weighs 4 kg.',
  'See section #.2 of the manual for the wiring of the sensor.',
  'Version 2.#.1 fixes the crash that occurs when a file is empty.',
  'The court finds that the appeal is admissible but without merit.',
  'Interest is charged at 4.5 percent on the amount that is outstanding.',
  'Tests passed: #, failed: 0, skipped: 3.',
  'The bridge is 120 metres long and was closed for repairs.',
  'Heat the oven to 180 degrees and bake for # minutes.',
  'The new policy applies to all contracts of this kind.',
  'Cells were kept at 37 degrees for # hours before they were counted.',
  'The train leaves from platform #, and a seat need not be reserved.',
  'Nobody was hurt, and the traffic lights work again.',
  'The error ERR-# means that the cable is loose.',
  'Step # of the guide shows how the filter is changed.',
  'The committee agreed that the budget is sufficient.',
];
const TIMES = 25;

/** Text without personal data: the licence of the package, and sentences with numbers. */
export function cleanParagraphs(): readonly string[] {
  const licence = readFileSync(new URL('../../../LICENSE', import.meta.url), 'utf8').split(/\n\s*\n/);
  const written = Array.from({ length: TIMES }, (_, time) =>
    SENTENCES.map((sentence, i) => sentence.replace('#', String(3 + time * 7 + i))).join(' '),
  );
  return [...licence, ...written];
}
