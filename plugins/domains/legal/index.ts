import { definePlugin } from '../../../core/index.js';
import { counsel } from './counsel.js';
import { docketEntry } from './docket-entry.js';
import { legal } from './domain.js';
import { exhibit } from './exhibit.js';
import { fileReference } from './file-reference.js';
import { party } from './party.js';
import { producedPage } from './produced-page.js';

export default definePlugin({
  name: 'legal',
  description: 'The domain Legal: pleadings, transcripts, productions and orders; cited cases and statutes stay.',
  register(registry) {
    registry.entityType({
      name: 'BATES_NUMBER',
      parent: 'ID_NUMBER',
      description: 'Number stamped on a page that a party produced.',
      examples: ['ACME-0001234'],
      laws: ['GDPR'],
    });
    registry.entityType({
      name: 'EXHIBIT_NUMBER',
      parent: 'ID_NUMBER',
      description: 'Mark of an exhibit.',
      examples: ['Exhibit 12', 'JS/4'],
      laws: ['GDPR'],
    });
    registry.domain(legal);
    for (const recognizer of [party, counsel, docketEntry, exhibit, producedPage, fileReference])
      registry.recognizer(recognizer);
  },
});
