import type { StructureReader } from '../../core/contracts/json.js';
import { withSharedTerms } from '../terms/shared-terms.js';
import { searchJson } from './search-json.js';

/** Reads JSON, and several texts of one document, for an engine; `createEngine` passes it to each. */
export const structureReader: StructureReader = { searchJson, withSharedTerms };
