import { elements, type Part } from '../parts/parts.js';
import { relationsOf } from '../parts/relations.js';

const DEFINITION = /<(?:[\w.-]{1,40}:)?pivotCacheDefinition[\s>]/;

/** Titles of the fields whose values are in the records of a cache, in order; other fields are computed. */
function fieldsOf(definition: string): string[] {
  return [...elements(definition, new Set(['cacheField']))]
    .filter(({ attributes }) => !/^(?:0|false|off)$/.test(attributes.get('databaseField') ?? ''))
    .map(({ attributes }) => attributes.get('name') ?? '');
}

/** Titles of the fields for each part with records of a pivot cache; only the definition of the cache contains them. */
export function titlesOfRecords(parts: readonly Part[]): ReadonlyMap<Part, readonly string[]> {
  const titles = new Map<Part, readonly string[]>();
  for (const part of parts) {
    const source = part.xml?.text ?? '';
    if (!DEFINITION.test(source.slice(0, 5000))) continue;
    for (const { type, part: records } of relationsOf(parts, part).values()) {
      if (type === 'pivotCacheRecords') titles.set(records, fieldsOf(source));
    }
  }
  return titles;
}
