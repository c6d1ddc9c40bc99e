import type { Level } from '../../core/index.js';
import type { Fields } from '../openapi/fields.js';

/** The greater value of two fields that mean the same, so that no caller gets weaker detection than requested. */
export function strength(fields: Pick<Fields, 'level' | 'pca_dimension'>): Level | undefined {
  const level = fields.level ?? fields.pca_dimension ?? undefined;
  const other = fields.pca_dimension ?? level;
  return level !== undefined && other !== undefined && other > level ? other : level;
}
