import { expect } from 'chai';
import { createEngine, deidentifyFile } from '../../../lib/index.js';
import { seenText } from './content/edit-pdf.js';
import { handMade } from './make-pdf.js';

/** A page of lines in a font that is not embedded, whose codes are UTF-16, as its map says. */
const japanese = (lines: readonly string[]): Buffer => {
  const hex = (line: string): string => Buffer.from(line, 'utf16le').swap16().toString('hex');
  const shown = lines.map((line) => `<${hex(line)}> Tj T*`).join(' ');
  const letters = [...new Set(lines.join(''))];
  return handMade({
    1: '<</Type/Catalog/Pages 2 0 R>>',
    2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 400]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    4: { dict: '', data: `BT /F 12 Tf 20 350 Td 16 TL ${shown} ET` },
    5: '<</Type/Font/Subtype/Type0/BaseFont/HeiseiMin-W3/Encoding/Identity-H/ToUnicode 8 0 R/DescendantFonts[6 0 R]>>',
    6: '<</Type/Font/Subtype/CIDFontType2/BaseFont/HeiseiMin-W3/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor 7 0 R/DW 1000>>',
    7: '<</Type/FontDescriptor/FontName/HeiseiMin-W3/Flags 4/FontBBox[0 -200 1000 900]/Ascent 880/Descent -120/ItalicAngle 0/CapHeight 700/StemV 80>>',
    8: {
      dict: '',
      data: `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def /CMapType 2 def
1 begincodespacerange <0000> <ffff> endcodespacerange
${letters.length} beginbfchar ${letters.map((one) => `<${hex(one)}> <${hex(one)}>`).join('\n')} endbfchar
endcmap end end`,
    },
  });
};

describe('pdf: terms of scripts without blanks', () => {
  it('are removed within lines and across line ends', async () => {
    const dictionary = [{ type: 'PERSON', terms: ['山本花子'] }];
    await using engine = await createEngine({
      plugins: ['transformers', 'policies', 'surrogates', 'pdf', 'custom'].map((use) => ({
        use: `deidkit/plugins/${use}`,
        ...(use === 'custom' && { options: { dictionary, alsoIn: ['*'] } }),
      })),
    });
    const input = japanese([
      '本日山本花子さんが来院しましたので、診察を行いました。昨日も山本',
      '花子さんは元気でした。',
    ]);
    const { bytes } = await deidentifyFile(engine, input, 'bytes', { extension: 'pdf', mode: 'MASKED' });
    const text = (await seenText(Buffer.from(bytes), 1)).map((line) => line.text).join('');
    expect(text)
      .to.include('来院')
      .and.include('元気')
      .and.not.match(/山本|花子/);
  });
});
