import { definePlugin } from '../../../core/index.js';
import { lexiconWords } from '../../../kit/index.js';
import { addressRecognizer } from './address/recognizer.js';
import { LISTS } from './address/words.js';
import CALIBRATION from './calibration.json' with { type: 'json' };
import { position } from './coordinates.js';
import { eastAsianAddress } from './east-asian.js';
import { FACILITY_LIST, FACILITY_WORDS, facility } from './facility.js';
import { tiedCity } from './hebrew.js';
import { houseBlock } from './house-block.js';
import { labelledPlace } from './labelled.js';
import { letterPlace } from './letter-place.js';
import { STATE_CODES } from './lists/places.js';
import { ambiguousPlace, placeNames } from './places.js';
import { postBox } from './post-box.js';
import { postalCode } from './postal-code.js';
import { postalCodeBehindPlace } from './postal-code-behind-place.js';
import { placesInScripts } from './scripts.js';
import { stateAbbreviation } from './state-abbreviation.js';
import { unitInBuilding } from './units.js';

export default definePlugin({
  name: 'locations',
  description: 'Addresses of a dozen countries, postal codes, coordinates, facilities, and places by name.',
  register(registry) {
    for (const curve of CALIBRATION.curves) registry.calibration(curve);
    registry.wordList({ name: LISTS.street, words: lexiconWords('streets', { class: 'street-word' }) });
    registry.wordList({ name: LISTS.weakStreet, words: lexiconWords('streets', { class: 'street-word-or-other' }) });
    registry.wordList({ name: LISTS.prefix, words: lexiconWords('streets', { class: 'street-prefix' }) });
    registry.wordList({ name: LISTS.state, words: STATE_CODES });
    registry.wordList({ name: LISTS.unit, words: lexiconWords('streets', { class: 'unit-word' }) });
    registry.wordList({ name: FACILITY_LIST, words: FACILITY_WORDS });
    for (const recognizer of [
      addressRecognizer(),
      placeNames(),
      ambiguousPlace,
      letterPlace,
      postalCode,
      postalCodeBehindPlace,
      labelledPlace,
      placesInScripts,
      eastAsianAddress,
      tiedCity,
      stateAbbreviation,
      postBox,
      position,
      facility,
      unitInBuilding,
      houseBlock,
    ])
      registry.recognizer(recognizer);
    registry.joinRule({
      name: 'locations/address-parts',
      types: ['STREET_ADDRESS', 'LOCATION'],
      // A list of places (`Lisbon, Madrid`) is not an address.
      needs: ['STREET_ADDRESS'],
      // A semicolon separates addresses, or fields of data.
      gap: '[ ]{0,2},?[ ]{0,2}(?:\\r?\\n[ >]{0,6})?',
      maxGap: 10,
      as: 'LOCATION',
    });
  },
});
