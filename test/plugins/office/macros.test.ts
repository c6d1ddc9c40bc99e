import { expect } from 'chai';
import { isDeidError } from '../../../core/index.js';
import { docxAdapter } from '../../../plugins/formats/office/docx.js';
import { fakeSession } from '../fake-session.js';
import { runAdapter } from '../run-adapter.js';
import { documentRelationships, docx, docxParts, paragraph, partsOf, relationship, zip } from './make-docx.js';

const adapter = docxAdapter();
const DOCUMENT = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const MAIN_TYPES = {
  docm: 'application/vnd.ms-word.document.macroEnabled.main+xml',
  dotx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml',
  dotm: 'application/vnd.ms-word.template.macroEnabledTemplate.main+xml',
} as const;

/** A document of another main type, with a project of macros and what Word keeps beside it. */
function withMacros(mainType: string): Uint8Array {
  const rows = (target: string, type: string): string =>
    documentRelationships(relationship('rId1', type, target))['word/_rels/document.xml.rels']?.toString() ?? '';
  const parts = docxParts(paragraph('Seen by Dr. Ann Bee'), {
    'word/vbaProject.bin': 'Sub Hello',
    'word/vbaData.xml': '<wne:vbaSuppData xmlns:wne="urn:wne"/>',
    'word/_rels/document.xml.rels': rows('vbaProject.bin', 'vbaProject'),
    'word/_rels/vbaProject.bin.rels': rows('vbaData.xml', 'wordVbaData'),
  });
  const types = Buffer.from(parts['[Content_Types].xml'] ?? [])
    .toString()
    .replace(DOCUMENT, mainType)
    .replace('oleObject"', 'vbaProject"');
  return zip({ ...parts, '[Content_Types].xml': Buffer.from(types) });
}

const rewrite = (input: Uint8Array, extension: string, options = {}) =>
  runAdapter(adapter, fakeSession(), input, { extension, options });

describe('docx: templates and macros', () => {
  for (const [extension, type] of Object.entries(MAIN_TYPES))
    it(`processes a .${extension} like a document, keeps its macros and reports them`, async () => {
      expect(adapter.extensions).to.include(extension);
      expect(adapter.mediaTypes[extension]).to.be.a('string');
      const input = withMacros(type);
      const { output, report } = await rewrite(input, extension);
      const parts = partsOf(output);
      expect(parts['word/document.xml']).to.include('Seen by Dr. ***').and.not.include('Ann');
      expect(parts['word/vbaProject.bin']).to.equal('Sub Hello');
      expect(parts['[Content_Types].xml']).to.include(type);
      expect(report.warnings).to.deep.equal(['The file holds macros, which were not searched.']);
    });

  it('removes macros with everything that belongs to them, if requested', async () => {
    const { output, report } = await rewrite(withMacros(MAIN_TYPES.docm), 'docm', { unscanned: 'drop' });
    const parts = partsOf(output);
    expect(Object.keys(parts)).to.have.members([
      ...['[Content_Types].xml', '_rels/.rels', 'word/document.xml', 'word/_rels/document.xml.rels'],
    ]);
    expect(parts['word/_rels/document.xml.rels']).to.not.include('vbaProject');
    expect(report.warnings).to.deep.equal(['Parts that could not be searched were taken out: macros.']);
  });

  it('refuses a file with macros, and only such a file, if requested', async () => {
    const error: unknown = await rewrite(withMacros(MAIN_TYPES.docm), 'docm', { unscanned: 'fail' }).catch((e) => e);
    expect(isDeidError(error) && error.code).to.equal('document_unreadable');
    await rewrite(docx(paragraph('Dr. Ann Bee')), 'docx', { unscanned: 'fail' });
  });
});
