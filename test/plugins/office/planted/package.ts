import { strToU8, zipSync } from 'fflate';

const OFFICE = 'http://schemas.openxmlformats.org';

/** A part by its media type, `''` for that of its extension, and content. */
export type PlantedPart = readonly [type: string, content: string | Uint8Array];

/** A relation: id, last segment of its type, target, and whether that lies outside of the package. */
export type PlantedRelation = readonly [id: string, type: string, target: string, external?: boolean];

/** One element of a list of relations. */
const relation = ([id, type, target, external]: PlantedRelation): string =>
  `<Relationship Id="${id}" Type="${OFFICE}/officeDocument/2006/relationships/${type}" Target="${target}"${external === true ? ' TargetMode="External"' : ''}/>`;

/** A part that lists relations. */
export const relationList = (relations: readonly PlantedRelation[]): PlantedPart => [
  '',
  `<Relationships xmlns="${OFFICE}/package/2006/relationships">${relations.map(relation).join('')}</Relationships>`,
];

/** An Office Open XML package, packed by a library that the adapters do not use. */
export function packed(parts: Readonly<Record<string, PlantedPart>>): Uint8Array {
  const overrides = Object.entries(parts)
    .filter(([, [type]]) => type !== '')
    .map(([name, [type]]) => `<Override PartName="/${name}" ContentType="application/${type}"/>`);
  const defaults = [
    ['xml', 'application/xml'],
    ['rels', 'application/vnd.openxmlformats-package.relationships+xml'],
    ['vml', 'application/vnd.openxmlformats-officedocument.vmlDrawing'],
    ['png', 'image/png'],
    ['bin', 'application/vnd.openxmlformats-officedocument.oleObject'],
    ['html', 'text/html'],
  ].map(([extension, type]) => `<Default Extension="${extension}" ContentType="${type}"/>`);
  const types = `<?xml version="1.0"?><Types xmlns="${OFFICE}/package/2006/content-types">${defaults.join('')}${overrides.join('')}</Types>`;
  const files = Object.entries(parts).map(
    ([name, [, content]]) => [name, typeof content === 'string' ? strToU8(content) : content] as const,
  );
  return zipSync({ '[Content_Types].xml': strToU8(types), ...Object.fromEntries(files) }, { level: 1 });
}
