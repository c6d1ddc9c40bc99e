import { expect } from 'chai';
import { createEngine, deidentifyFile, type Engine } from '../../../lib/index.js';
import { partsOf } from './make-docx.js';
import { sheet, sheetData, xlsx } from './make-xlsx.js';

const CACHE = 'xl/pivotCache/pivotCacheDefinition1.xml';
const field = (title: string, items: readonly string[]): string =>
  `<cacheField name="${title}"><sharedItems count="${items.length}">${items.map((item) => `<s v="${item}"/>`).join('')}</sharedItems></cacheField>`;

describe('the caches of pivot tables, read with the titles of their fields', () => {
  let engine: Engine;
  before(async () => {
    engine = await createEngine();
  });
  after(() => engine.close());

  const ROWS = [
    ['Patient', 'City', 'Month', 'Charge'],
    ['Rosalind Hargreave', 'Hartford', 'Jan', 120],
    ['Barnabas Tolliver', 'Newark', 'Apr', 80],
    ['Rosalind Hargreave', 'Hartford', 'May', 33],
    ['Eudora Winslade', 'Portland', 'Feb', 12],
  ];
  const PIVOT = [
    ['Patient', 'Jan', 'Total Result'],
    ['Barnabas Tolliver', 80, 80],
    ['Eudora Winslade', 12, 12],
    ['Rosalind Hargreave', 153, 153],
    ['Total Result', 245, 245],
  ];

  it('keep months, titles and totals, and lose persons and towns', async () => {
    const fields = [
      field('Patient', ['Barnabas Tolliver', 'Eudora Winslade', 'Rosalind Hargreave']),
      field('City', ['Hartford', 'Newark', 'Portland']),
      field('Month', ['Jan', 'Apr', 'May', 'Feb']),
    ];
    const book = xlsx(
      { Visits: sheet(sheetData(ROWS)), Pivot: sheet(sheetData(PIVOT)) },
      { [CACHE]: `<pivotCacheDefinition><cacheFields>${fields.join('')}</cacheFields></pivotCacheDefinition>` },
    );
    const { bytes } = await deidentifyFile(engine, book, 'bytes', { extension: 'xlsx', mode: 'PROPRIETARY' });
    const parts = partsOf(bytes);
    const all = Object.values(parts).join('\n');
    for (const gone of ['Rosalind', 'Tolliver', 'Winslade', 'Hartford', 'Newark', 'Portland']) {
      expect(all, 'a person or a town').not.to.include(gone);
    }
    const cache = parts[CACHE] ?? '';
    for (const kept of ['name="Patient"', 'name="City"', 'name="Month"', 'v="Jan"', 'v="Apr"', 'v="May"', 'v="Feb"']) {
      expect(cache).to.include(kept);
    }
    for (const kept of ['>City<', '>Month<', '>Jan<', '>May<', '>Total Result<']) expect(all).to.include(kept);
  });
});
