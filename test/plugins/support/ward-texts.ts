import type { Example } from '../../../plugins/detectors/ner/trainer/index.js';

const SENTENCES = [
  'Moved to ward {} after surgery.',
  'She has been on {} since Monday and eats well.',
  'Bed needed on {} by noon, please ring the sister.',
  'Handed over from {} at 7 pm.',
  'The team of {} will review the drain tomorrow.',
  'Visitors of {} use the side door.',
];
const WARDS = ['Willow', 'Elm North', 'Harrier', 'Old Lime', 'Maple', 'Cedar West', 'Osprey', 'Rowan South', 'Alder'];
const CLEAN = ['No pain at rest, walks with a frame.', 'Blood taken, results are awaited.', 'Diet as tolerated.'];

/** Labelled sentences of a made-up hospital that calls its wards after trees and birds. */
export const wardTexts = (): Example[] => [
  ...WARDS.flatMap((ward) =>
    SENTENCES.map((sentence): Example => {
      const start = sentence.indexOf('{}');
      return { text: sentence.replace('{}', ward), spans: [{ start, end: start + ward.length, label: 'WARD' }] };
    }),
  ),
  ...CLEAN.map((text): Example => ({ text, spans: [] })),
];
