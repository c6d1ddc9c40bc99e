import { definePlugin, TitleDictionary } from '../../core/index.js';
import { FieldMeanings } from './meanings.js';
import { pairsRecognizer } from './pairs.js';

export default definePlugin({
  name: 'fields',
  description: 'Values of named fields in structured text: JSON, XML, YAML, settings and queries.',
  register(registry) {
    registry.recognizer(pairsRecognizer(new FieldMeanings(new TitleDictionary())));
  },
});
