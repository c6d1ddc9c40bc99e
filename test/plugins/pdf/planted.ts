import { type HandObject, handMade, onePage } from './make-pdf.js';

/** What a document holds beside its page, with one identifier in it. */
interface Planted {
  readonly page?: string;
  readonly catalog?: string;
  readonly trailer?: string;
  readonly resources?: string;
  readonly content?: string;
  /** Entries of the stream of the page's content. */
  readonly stream?: string;
  readonly objects?: Readonly<Record<number, HandObject>>;
  /** Put into the finished file. */
  readonly edit?: (file: Buffer) => Buffer;
}

/** Puts an identifier into one place. */
export type Plant = (term: string) => Planted;

/** A string as PDF writes it, and a name. */
const str = (text: string): string => `(${text.replace(/[()\\]/g, '\\$&')})`;
const wide = (text: string): string => `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;
const name = (text: string): string =>
  `/${text.replace(/[^\w.-]/g, (c) => `#${c.charCodeAt(0).toString(16).padStart(2, '0')}`)}`;

const inCatalog =
  (entries: (term: string) => string, objects: (term: string) => Record<number, HandObject> = () => ({})): Plant =>
  (term) => ({ catalog: entries(term), objects: objects(term) });
const inInfo =
  (entries: (term: string) => string): Plant =>
  (term) => ({ trailer: '/Info 10 0 R', objects: { 10: `<<${entries(term)}>>` } });
const annotation =
  (entries: (term: string) => string, objects: (term: string) => Record<number, HandObject> = () => ({})): Plant =>
  (term) => ({ page: `/Annots[<</Type/Annot/Rect[0 0 9 9]${entries(term)}>>]`, objects: objects(term) });
const field =
  (entries: (term: string) => string, objects: (term: string) => Record<number, HandObject> = () => ({})): Plant =>
  (term) => ({
    page: '/Annots[10 0 R]',
    catalog: '/AcroForm<</Fields[10 0 R]>>',
    objects: { 10: `<</Type/Annot/Subtype/Widget/Rect[0 0 9 9]${entries(term)}>>`, ...objects(term) },
  });
const action = (entries: (term: string) => string): Plant =>
  annotation((term) => `/Subtype/Link/A<<${entries(term)}>>`);
const tree = (entries: (term: string) => string, root: (term: string) => string = () => ''): Plant =>
  inCatalog(
    () => '/StructTreeRoot 10 0 R/MarkInfo<</Marked true>>',
    (term) => ({
      10: `<</Type/StructTreeRoot/K 11 0 R${root(term)}>>`,
      11: `<</S/P/P 10 0 R${entries(term)}>>`,
    }),
  );
const layer = (entries: (term: string) => string, config: (term: string) => string = () => ''): Plant =>
  inCatalog(
    (term) => `/OCProperties<</OCGs[10 0 R]/D<</Order[10 0 R]${config(term)}>>>>`,
    (term) => ({ 10: `<</Type/OCG${entries(term)}>>` }),
  );
const file = (term: string, entries: string): string =>
  `<</Type/Filespec${entries}/EF<</F 12 0 R>>>>${term === '' ? '' : ''}`;
const attached =
  (
    entries: (term: string) => string,
    stream: (term: string) => HandObject = () => ({ dict: '/Type/EmbeddedFile', data: 'x' }),
  ): Plant =>
  (term) => ({
    catalog: `/Names<</EmbeddedFiles<</Names[(a)${file(term, entries(term))}]>>>>`,
    objects: { 12: stream(term) },
  });
/** A picture that the page draws, or that stands in its resources only. */
const picture =
  (make: (term: string) => HandObject, isDrawn = true): Plant =>
  (term) => ({
    resources: '/XObject<</I 10 0 R>>',
    content: isDrawn ? ' q 60 0 0 60 9 9 cm /I Do Q' : '',
    objects: { 10: make(term) },
  });
const content =
  (operators: (term: string) => string, resources = ''): Plant =>
  (term) => ({ content: ` ${operators(term)} `, resources });

const JPEG = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////////////////////////2wBDAVVaWnhpeOuCguv/////////////////////////////////////////////////////////////////////////wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAH/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AKAD/9k=',
  'base64',
);
const JPEG_DICT =
  '/Type/XObject/Subtype/Image/Width 8/Height 8/BitsPerComponent 8/ColorSpace/DeviceRGB/Filter/DCTDecode';
const segment = (marker: number, data: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255]), data]);
const jpeg = (marker: number, data: (term: string) => string | Buffer): Plant =>
  picture((term) => ({
    dict: JPEG_DICT,
    data: Buffer.concat([JPEG.subarray(0, 2), segment(marker, Buffer.from(data(term))), JPEG.subarray(2)]),
  }));
/** An Exif directory with one text of a tag. */
const exif = (tag: number, text: Buffer): Buffer => {
  const head = Buffer.from('45786966000049492a000800000001000000020000000000260000000000000000000000', 'hex').subarray(
    0,
    32,
  );
  head.writeUInt16LE(tag, 16);
  head.writeUInt32LE(text.length, 20);
  head.writeUInt32LE(26, 24);
  return Buffer.concat([head, text]);
};
const JPX = Buffer.from(
  '/0//UQApAAAAAACAAAAAQAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAAAAABBwEB/1IADAAAAAEAAAQEAAH/XAAEQED/VQAMAEAAAAEAAAABAP+QAAoAAAAAABsAAP+T34BQEVBUr/9/6Ylgf/+QAAoAAAAAAA4BAP+T/5AACgAAAAAADgIA/5P/kAAKAAEAAAAbAAH/k9+AUBFQVK//f+mJYH//2Q==',
  'base64',
);
const box = (type: string, data: string | Buffer): Buffer => {
  const bytes = Buffer.from(data);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(bytes.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, bytes]);
};
const JPX_DICT = '/Type/XObject/Subtype/Image/Width 128/Height 64/Filter/JPXDecode';
const jp2 = (...more: Buffer[]): Buffer =>
  Buffer.concat([
    box('jP  ', Buffer.from('0d0a870a', 'hex')),
    box('ftyp', Buffer.from('6a703220000000006a703220', 'hex')),
    box(
      'jp2h',
      Buffer.concat([
        box('ihdr', Buffer.from('0000004000000080000107070100', 'hex').subarray(0, 14)),
        box('colr', Buffer.from('01000000000011', 'hex')),
      ]),
    ),
    ...more,
    box('jp2c', JPX),
  ]);
const jbig2 = (term: string): Buffer => {
  const info = Buffer.from('00000000300001000000130000000800000008000000000000000000 0000'.replace(/ /g, ''), 'hex');
  const comment = Buffer.concat([Buffer.from([0x20, 0, 0, 0]), Buffer.from(`Author\0${term}\0\0`)]);
  const head = Buffer.from('000000013e000100000000', 'hex');
  head.writeUInt32BE(comment.length, 7);
  return Buffer.concat([info, head, comment]);
};

/** A colour profile, or a font, that is nothing but a table of texts: no reader needs the rest here. */
const profile = (term: string): Buffer =>
  Buffer.concat([
    Buffer.alloc(36),
    Buffer.from('acsp'),
    Buffer.alloc(88),
    Buffer.from([0, 0, 0, 1]),
    Buffer.from('cprt\0\0\0\x90\0\0\0\x60'),
    Buffer.from(`text\0\0\0\0Made for ${term}, all rights reserved`),
    Buffer.alloc(40),
  ]);

const xmp = (term: string): string =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description pdf:Keywords="${term}"/></rdf:RDF></x:xmpmeta>`;
const form = (entries: string, data: string): HandObject => ({
  dict: `/Type/XObject/Subtype/Form/BBox[0 0 9 9]${entries}`,
  data,
});
const FONT = '/Type/Font/Subtype/Type1/BaseFont/Helvetica';

/** Every place of a document where an identifier may stand, by what it is. */
export const PLACES: Readonly<Record<string, Plant>> = {
  // What is said of the document.
  ...Object.fromEntries(
    [
      'Title',
      'Author',
      'Subject',
      'Keywords',
      'Creator',
      'Producer',
      'CreationDate',
      'ModDate',
      'Trapped',
      'Company',
      'Manager',
      'Lang',
      'ID',
      'O',
      'Style',
      'Encoding',
    ].map((key) => [`Info /${key}`, inInfo((term) => `/${key}${str(term)}`)]),
  ),
  'Info: key of its own': inInfo((term) => `${name(term)}(yes)`),
  'Info: name': inInfo((term) => `/Case${name(term)}`),
  'Info: list': inInfo((term) => `/People[(a)[${str(term)}]]`),
  'Info: dictionary': inInfo((term) => `/Of<</Patient${wide(term)}>>`),
  'Info: two persons': inInfo((term) => `/Author(Ann Bell; ${term})`),
  XMP: inCatalog(
    () => '/Metadata 10 0 R',
    (term) => ({ 10: { dict: '/Type/Metadata/Subtype/XML', data: xmp(term) } }),
  ),
  'XMP of the page': (term) => ({
    page: '/Metadata 10 0 R',
    objects: { 10: { dict: '/Type/Metadata/Subtype/XML', data: xmp(term) } },
  }),
  'XMP under a key nobody knows': inCatalog(
    () => '/XtraMeta 10 0 R',
    (term) => ({ 10: { dict: '', data: xmp(term) } }),
  ),
  'catalogue /Lang': inCatalog((term) => `/Lang${str(term)}`),
  'catalogue /Version': inCatalog((term) => `/Version${name(term)}`),
  'catalogue: key nobody knows': inCatalog((term) => `/Xtra${str(term)}`),
  'catalogue: name of a key': inCatalog((term) => `${name(term)} true`),
  'catalogue: value that is a name': inCatalog((term) => `/Xtra${name(term)}`),
  'catalogue: stream nobody knows': inCatalog(
    () => '/Xtra 10 0 R',
    (term) => ({ 10: { dict: '', data: `about ${term}` } }),
  ),
  'catalogue: bytes nobody knows': inCatalog(
    () => '/Xtra 10 0 R',
    (term) => ({
      10: { dict: '', data: Buffer.concat([Buffer.alloc(4096, 7), Buffer.from(term), Buffer.alloc(999, 1)]) },
    }),
  ),
  'viewer preferences': inCatalog((term) => `/ViewerPreferences<</Direction/L2R/X${str(term)}>>`),
  'URI base': inCatalog((term) => `/URI<</Base${str(`http://host.test/${term}/`)}>>`),
  'page labels': inCatalog((term) => `/PageLabels<</Nums[0<</P${str(term)}/S/D>>]>>`),
  'page labels in kids': inCatalog((term) => `/PageLabels<</Kids[<</Limits[0 0]/Nums[0<</P${wide(term)}>>]>>]>>`),
  'outline title': inCatalog(
    () => '/Outlines 10 0 R',
    (term) => ({ 10: '<</First 11 0 R/Last 11 0 R>>', 11: `<</Title${str(term)}/Parent 10 0 R>>` }),
  ),
  threads: inCatalog(
    () => '/Threads[10 0 R]',
    (term) => ({
      10: `<</F 11 0 R/I<</Title${str(term)}/Author${str(term)}>>>>`,
      11: '<</T 10 0 R/N 11 0 R/V 11 0 R/P 3 0 R/R[0 0 9 9]>>',
    }),
  ),
  'web capture': inCatalog(
    (term) =>
      `/SpiderInfo<</V 1/C[<</URL${str(`http://x.test/${term}`)}>>]>>/Names<</IDS<</Names[${str(term)} 10 0 R]>>/URLS<</Names[${str(`http://x.test/${term}`)} 10 0 R]>>>>`,
    (term) => ({
      10: `<</Type/SpiderContentSet/S/SPS/ID${str(term)}/O[]/SI<</AU${str(`http://x.test/${term}`)}>>/CT(text/html)/TID${str(term)}/T${str(term)}>>`,
    }),
  ),
  'output intents': inCatalog(
    (term) =>
      `/OutputIntents[<</S/GTS_PDFX/OutputConditionIdentifier${str(term)}/OutputCondition${str(term)}/RegistryName${str(term)}/Info${str(term)}>>]`,
  ),
  'colour profile of an output intent': inCatalog(
    () => '/OutputIntents[<</S/GTS_PDFX/DestOutputProfile 10 0 R>>]',
    (term) => ({ 10: { dict: '/N 3', data: profile(term) } }),
  ),
  'private data': (term) => ({ page: `/PieceInfo<</App<</Private${str(term)}>>>>` }),
  'private data in a stream': (term) => ({
    page: '/PieceInfo<</App<</Private 10 0 R>>>>',
    objects: { 10: { dict: '', data: `text of the page: ${term}` } },
  }),
  'private data: name of the program': (term) => ({ page: `/PieceInfo<<${name(term)}<</Private(x)>>>>` }),
  extensions: inCatalog(
    (term) =>
      `/Extensions<</ADBE<</BaseVersion/1.7/ExtensionLevel 3/URL${str(`http://x.test/${term}`)}/ExtensionRevision${str(term)}>>>>`,
  ),
  collection: inCatalog(
    (term) =>
      `/Collection<</Type/Collection/D${str(term)}/Schema<</F1<</Subtype/S/N${str(term)}>>>>/Sort<</S${name(term)}>>>>`,
  ),
  requirements: inCatalog((term) => `/Requirements[<</S/EnableJavaScripts/RH<</S/JS/Script${str(term)}>>>>]`),
  legal: inCatalog((term) => `/Legal<</Attestation${str(term)}>>`),
  'document parts': inCatalog(
    () => '/DPartRoot 10 0 R',
    (term) => ({
      10: `<</Type/DPartRoot/DPartRootNode 11 0 R/NodeNameList[${name(term)}]>>`,
      11: `<</Type/DPart/Parent 10 0 R/Start 3 0 R/DPM<</Of${str(term)}>>>>`,
    }),
  ),
  'trailer: key nobody knows': (term) => ({ trailer: `/Xtra${str(term)}` }),
  'trailer /ID': (term) => ({ trailer: `/ID[${str(term)}${str(term)}]` }),
  'trailer: key of its own': (term) => ({ trailer: `${name(term)} 1` }),

  // The page, and what it is drawn with.
  'page: key nobody knows': (term) => ({ page: `/Xtra${str(term)}` }),
  'page: list': (term) => ({ page: `/Xtra[(a)[${wide(term)}]]` }),
  'page /ID of web capture': (term) => ({ page: `/ID${str(term)}` }),
  'page /LastModified': (term) => ({ page: `/LastModified${str(term)}` }),
  'page: separation': (term) => ({ page: `/SeparationInfo<</Pages[3 0 R]/DeviceColorant${str(term)}>>` }),
  'page: measures': (term) => ({
    page: `/VP[<</BBox[0 0 9 9]/Name${str(term)}/Measure<</R${str(term)}/X[<</U${str(term)}/C 1>>]>>>>]`,
  }),
  'page: units of geography': (term) => ({
    page: `/VP[<</BBox[0 0 9 9]/PtData<</Subtype/Cloud/Names[/LAT]/XPTS[[${str(term)}]]>>>>]`,
  }),
  'page: style of a transition': (term) => ({ page: `/Trans<</S${name(term)}/X${str(term)}>>` }),
  'page: template': inCatalog((term) => `/Names<</Templates<</Names[${str(term)} 3 0 R]>>>>`),
  'page: pages of names': inCatalog((term) => `/Names<</Pages<</Names[${str(term)} 3 0 R]>>>>`),
  'page: thumbnail': (term) => ({
    page: '/Thumb 10 0 R',
    objects: {
      10: {
        dict: '/Width 8/Height 8/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode',
        data: Buffer.concat([JPEG.subarray(0, 2), segment(0xfe, Buffer.from(term)), JPEG.subarray(2)]),
      },
    },
  }),
  'name tree nobody knows': inCatalog(
    (term) => `/Names<</Xtra<</Names[${str(term)} (x)]/Limits[${str(term)}${str(term)}]>>>>`,
  ),
  'comment in the content': content((term) => `% ${term}\n`),
  'text that is not seen': content((term) => `BT 3 Tr /F 9 Tf 9 99 Td ${str(term)} Tj ET`),
  'properties in the content': content(
    (term) => `/Span<</ActualText${str(term)}/Alt${wide(term)}/E${str(term)}>> BDC EMC`,
  ),
  'properties: key nobody knows': content((term) => `/Span<</X[(a)<</Y${str(term)}>>]>> BDC EMC`),
  'properties: name of a key': content((term) => `/Span<<${name(term)} 1>> BDC EMC`),
  'properties: value that is a name': content((term) => `/Span<</X${name(term)}>> BDC EMC`),
  'properties: language': content((term) => `/Span<</Lang${str(term)}>> BDC EMC`),
  'properties of a point': content((term) => `/Tx<</X${str(term)}>> DP`),
  'tag of marked content': content((term) => `${name(term)} BMC EMC`),
  'tag of a point': content((term) => `${name(term)} MP`),
  'string nobody shows': content((term) => `${str(term)} pop`),
  'string before an operator that takes none': content((term) => `${str(term)} n`),
  'string between BX and EX': content((term) => `BX ${str(term)} xx EX`),
  'string at the end of the content': content((term) => str(term)),
  'text without a font': content((term) => `BT /None 9 Tf ${str(term)} Tj ET`),
  'text outside of its block': content((term) => `/F 9 Tf ${str(term)} Tj`),
  'text off the page': content((term) => `BT /F 9 Tf -5000 -5000 Td ${str(term)} Tj ET`),
  'text of size 0': content((term) => `BT /F 0 Tf 9 99 Td ${str(term)} Tj ET`),
  'text in a clip of nothing': content((term) => `q 0 0 0 0 re W n BT /F 9 Tf 9 99 Td ${str(term)} Tj ET Q`),
  'picture in the content': content(
    (term) =>
      `q 9 0 0 9 9 9 cm BI/W 8/H 8/BPC 8/CS/RGB/F/DCT ID ${Buffer.concat([JPEG.subarray(0, 2), segment(0xfe, Buffer.from(term)), JPEG.subarray(2)]).toString('latin1')}\nEI Q`,
  ),
  'keys of a picture in the content': content(
    (term) => `q 9 0 0 9 9 9 cm BI/W 1/H 1/BPC 8/CS/G/Xtra${str(term)} ID 0 EI Q`,
  ),
  'second stream of the content': (term) => ({
    page: '/Contents[4 0 R 10 0 R]',
    objects: { 10: { dict: '', data: `BT /F 9 Tf 9 99 Td ${str(term)} Tj ET` } },
  }),
  'entries of the stream of the content': (term) => ({ stream: `/Xtra${str(term)}` }),
  'name of a resource': (term) => ({
    resources: `/ExtGState<<${name(term)}<</CA 1>>>>`,
    content: ` ${name(term)} gs `,
  }),
  'name of a resource not used': (term) => ({ resources: `/ExtGState<<${name(term)}<</CA 1>>>>` }),
  'name of a form that is drawn': (term) => ({
    resources: `/XObject<<${name(term)} 10 0 R>>`,
    content: ` ${name(term)} Do `,
    objects: { 10: form('', '') },
  }),
  'properties of resources': (term) => ({
    resources: '/Properties<</M 10 0 R>>',
    content: ' /Span /M BDC EMC ',
    objects: { 10: `<</ActualText${str(term)}/X${str(term)}>>` },
  }),
  'name of properties': (term) => ({
    resources: `/Properties<<${name(term)}<<>>>>`,
    content: ` /Span ${name(term)} BDC EMC `,
  }),
  'graphics state': (term) => ({
    resources: `/ExtGState<</G<</X${str(term)}/HT<</HalftoneType 1/HalftoneName${str(term)}>>>>>>`,
  }),
  'name of a colour': (term) => ({
    resources: `/ColorSpace<</C[/Separation${name(term)}/DeviceGray<</FunctionType 2/N 1/Domain[0 1]>>]>>`,
    content: ' /C cs 1 scn 0 0 9 9 re f ',
  }),
  'attributes of a colour': (term) => ({
    resources: `/ColorSpace<</C[/DeviceN[/A]/DeviceGray<</FunctionType 2/N 1/Domain[0 1]>><</Subtype/DeviceN/Colorants<<${name(term)} null>>/MixingHints<</X${str(term)}>>>>]>>`,
  }),
  palette: (term) => ({ resources: `/ColorSpace<</C[/Indexed/DeviceGray 15${str(term.padEnd(16))}]>>` }),
  'colour profile': (term) => ({
    resources: '/ColorSpace<</C[/ICCBased 10 0 R]>>',
    objects: { 10: { dict: '/N 3', data: profile(term) } },
  }),
  'comment in a function': (term) => ({
    resources: '/ColorSpace<</C[/Separation/A/DeviceGray 10 0 R]>>',
    objects: { 10: { dict: '/FunctionType 4/Domain[0 1]/Range[0 1]', data: `{ % ${term}\n pop 0 }` } },
  }),
  pattern: (term) => ({
    resources: '/Pattern<</P 10 0 R>>',
    objects: {
      10: {
        dict: `/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 9 9]/XStep 9/YStep 9/Resources<</Font<</F 5 0 R>>>>/Xtra${str(term)}`,
        data: `BT /F 9 Tf ${str(term)} Tj ET`,
      },
    },
  }),
  'form nobody draws': (term) => ({
    resources: '/XObject<</X 10 0 R>>',
    objects: { 10: form('/Resources<</Font<</F 5 0 R>>>>', `BT /F 9 Tf ${str(term)} Tj ET`) },
  }),
  'form nobody draws: comment': (term) => ({
    resources: '/XObject<</X 10 0 R>>',
    objects: { 10: form('', `% ${term}\n0 0 m`) },
  }),
  'form nobody draws: tag': (term) => ({
    resources: '/XObject<</X 10 0 R>>',
    objects: { 10: form('', `${name(term)} BMC EMC`) },
  }),
  'name of a form': (term) => ({
    resources: '/XObject<</X 10 0 R>>',
    content: ' /X Do ',
    objects: { 10: form(`/Name${name(term)}`, '') },
  }),
  'private data of a form': (term) => ({
    resources: '/XObject<</X 10 0 R>>',
    content: ' /X Do ',
    objects: { 10: form(`/PieceInfo<</App<</Private${str(term)}>>>>/LastModified(D:2020)`, '') },
  }),
  'linked content of a form': (term) => ({
    resources: '/XObject<</X 10 0 R>>',
    content: ' /X Do ',
    objects: {
      10: form(
        `/Ref<</F${str(`${term}.pdf`)}/Page 0>>/OPI<</1.3<</F${str(`${term}.tif`)}/Comments${str(term)}>>>>`,
        '',
      ),
    },
  }),
  PostScript: (term) => ({
    resources: '/XObject<</X 10 0 R>>',
    content: ' /X Do ',
    objects: { 10: { dict: '/Type/XObject/Subtype/PS', data: `${str(term)} show` } },
  }),

  // Fonts.
  'name of a font': (term) => ({
    resources: '/Font<</F 10 0 R>>',
    objects: { 10: `<<${FONT.replace('/Helvetica', name(`ABCDEF+${term}`))}>>` },
  }),
  'key of a font': (term) => ({
    resources: '/Font<</F 10 0 R>>',
    objects: { 10: `<<${FONT}/Name${name(term)}/Xtra${str(term)}>>` },
  }),
  'description of a font': (term) => ({
    resources: '/Font<</F 10 0 R>>',
    objects: {
      10: `<<${FONT}/FontDescriptor<</Type/FontDescriptor/FontName${name(term)}/FontFamily${str(term)}/CharSet${str(`/${term}`)}/Style<</Panose${str(term)}>>/Lang${name(term)}>>>>`,
    },
  }),
  'program of a font': (term) => ({
    resources: '/Font<</F 10 0 R>>',
    objects: {
      10: `<<${FONT}/FontDescriptor<</Type/FontDescriptor/FontName/Helvetica/FontFile 11 0 R>>>>`,
      11: {
        dict: '/Length1 90/Length2 0/Length3 0',
        data: `%!PS-AdobeFont-1.0: X\n% ${term}\n/FontInfo 1 dict dup begin /Notice ${str(term)} def end`,
      },
    },
  }),
  'names of glyphs': (term) => ({
    resources: '/Font<</F 10 0 R>>',
    objects: { 10: `<<${FONT}/Encoding<</Differences[200${name(term)}]>>>>` },
  }),
  'system of characters': (term) => ({
    resources: '/Font<</F 10 0 R>>',
    objects: {
      10: `<</Type/Font/Subtype/Type0/BaseFont/X/Encoding/Identity-H/DescendantFonts[<</Type/Font/Subtype/CIDFontType2/BaseFont/X/CIDSystemInfo<</Registry${str(term)}/Ordering${str(term)}/Supplement 0>>>>]>>`,
    },
  }),
  'map to Unicode': (term) => ({
    resources: '/Font<</F 10 0 R>>',
    objects: {
      10: `<<${FONT}/ToUnicode 11 0 R>>`,
      11: {
        dict: '',
        data: `/CIDInit /ProcSet findresource begin % ${term}\nbegincmap /CMapName /x def 1 beginbfchar <7f> <${Buffer.from(term, 'utf16le').swap16().toString('hex')}> endbfchar endcmap`,
      },
    },
  }),
  'procedure of a glyph': (term) => ({
    resources: '/Font<</F 5 0 R/T 10 0 R>>',
    objects: {
      10: `<</Type/Font/Subtype/Type3/FontBBox[0 0 9 9]/FontMatrix[1 0 0 1 0 0]/FirstChar 65/LastChar 65/Widths[9]/Encoding<</Differences[65/a]>>/CharProcs<</a 11 0 R>>/Resources<</Font<</F 5 0 R>>>>>>`,
      11: { dict: '', data: `9 0 d0 % ${term}\nBT /F 9 Tf ${str(term)} Tj ET` },
    },
  }),
  'name of a procedure': (term) => ({
    resources: '/Font<</F 5 0 R/T 10 0 R>>',
    objects: {
      10: `<</Type/Font/Subtype/Type3/FontBBox[0 0 9 9]/FontMatrix[1 0 0 1 0 0]/FirstChar 65/LastChar 65/Widths[9]/Encoding<</Differences[65${name(term)}]>>/CharProcs<<${name(term)} 11 0 R>>>>`,
      11: { dict: '', data: '9 0 d0' },
    },
  }),

  // Pictures.
  'comment of a JPEG': jpeg(0xfe, (term) => `Photo of ${term}`),
  'Exif of a JPEG': jpeg(0xe1, (term) => exif(0x10e, Buffer.from(`${term}\0`))),
  'Exif in UTF-16': jpeg(0xe1, (term) => exif(0x9c9d, Buffer.from(`${term}\0`, 'utf16le'))),
  'XMP of a JPEG': jpeg(0xe1, (term) => `http://ns.adobe.com/xap/1.0/\0${xmp(term)}`),
  'IPTC of a JPEG': jpeg(
    0xed,
    (term) => `Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x20\x1c\x02\x50\0${String.fromCharCode(term.length)}${term}`,
  ),
  'profile of a JPEG': jpeg(0xe2, (term) => Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01'), profile(term)])),
  'segment 14 of a JPEG': jpeg(0xee, (term) => Buffer.concat([Buffer.from('Adobe\0d\0\0\0\0\x01'), Buffer.from(term)])),
  'segment 0 of a JPEG': jpeg(0xe0, (term) => Buffer.concat([Buffer.from('JFXX\0\x13'), Buffer.from(term)])),
  'behind the end of a JPEG': picture((term) => ({ dict: JPEG_DICT, data: Buffer.concat([JPEG, Buffer.from(term)]) })),
  'JPEG within another filter': picture((term) => ({
    dict: JPEG_DICT.replace('/DCTDecode', '[/ASCIIHexDecode/DCTDecode]'),
    data: `${Buffer.concat([JPEG.subarray(0, 2), segment(0xfe, Buffer.from(term)), JPEG.subarray(2)]).toString('hex')}>`,
  })),
  'JPEG that is not drawn': picture(
    (term) => ({
      dict: JPEG_DICT,
      data: Buffer.concat([JPEG.subarray(0, 2), segment(0xfe, Buffer.from(term)), JPEG.subarray(2)]),
    }),
    false,
  ),
  'keys of a picture': picture((term) => ({
    dict: `${JPEG_DICT}/Name${name(term)}/ID${str(term)}/Xtra${str(term)}/Metadata 11 0 R`,
    data: JPEG,
  })),
  'XML of a JPX': picture((term) => ({ dict: JPX_DICT, data: jp2(box('xml ', xmp(term))) })),
  'UUID of a JPX': picture((term) => ({
    dict: JPX_DICT,
    data: jp2(box('uuid', Buffer.concat([Buffer.alloc(16, 9), Buffer.from(term)]))),
  })),
  'label of a JPX': picture((term) => ({ dict: JPX_DICT, data: jp2(box('asoc', box('lbl ', term))) })),
  'comment of a JPX': picture((term) => ({
    dict: JPX_DICT,
    data: Buffer.concat([
      JPX.subarray(0, JPX.indexOf(Buffer.from([0xff, 0x90]))),
      segment(0x64, Buffer.from(`\0\x01${term}`)),
      JPX.subarray(JPX.indexOf(Buffer.from([0xff, 0x90]))),
    ]),
  })),
  'comment of a JBIG2': picture((term) => ({
    dict: '/Type/XObject/Subtype/Image/Width 8/Height 8/BitsPerComponent 1/ColorSpace/DeviceGray/Filter/JBIG2Decode',
    data: jbig2(term),
  })),
  'behind the pixels of a picture': picture((term) => ({
    dict: '/Type/XObject/Subtype/Image/Width 2/Height 2/BitsPerComponent 8/ColorSpace/DeviceGray',
    data: `abcd${term}`,
  })),
  'alternate of a picture': picture((term) => ({
    dict: `${JPEG_DICT}/Alternates[<</Image 11 0 R/X${str(term)}>>]`,
    data: JPEG,
  })),

  // Notes and actions.
  ...Object.fromEntries(
    [
      'Contents',
      'T',
      'Subj',
      'NM',
      'RC',
      'DA',
      'DS',
      'M',
      'CreationDate',
      'Lang',
      'State',
      'StateModel',
      'OverlayText',
      'Xtra',
      'ID',
      'Style',
    ].map((key) => [`note /${key}`, annotation((term) => `/Subtype/FreeText/${key}${str(term)}`)]),
  ),
  'note /RC in a stream': annotation(
    () => '/Subtype/FreeText/RC 10 0 R',
    (term) => ({ 10: { dict: '', data: `<body><p>${term}</p></body>` } }),
  ),
  'note: icon': annotation((term) => `/Subtype/Stamp/Name${name(term)}`),
  'note: intent': annotation((term) => `/Subtype/FreeText/IT${name(term)}`),
  'note: key of its own': annotation((term) => `/Subtype/Text${name(term)} 1`),
  'note: pop-up': annotation(
    () => '/Subtype/Text/Popup 10 0 R',
    (term) => ({ 10: `<</Type/Annot/Subtype/Popup/Rect[0 0 9 9]/Contents${str(term)}/T${str(term)}>>` }),
  ),
  'note: data of others': annotation(
    (term) => `/Subtype/Markup/ExData<</Type/ExData/X${str(term)}>>/Measure<</R${str(term)}>>`,
  ),
  'note: screen': annotation(
    (term) => `/Subtype/Screen/T${str(term)}/MK<</CA${str(term)}/RC${str(term)}/AC${str(term)}>>`,
  ),
  'note: film': annotation((term) => `/Subtype/Movie/T${str(term)}/Movie<</F${str(`${term}.avi`)}>>`),
  'note: sound': annotation(
    () => '/Subtype/Sound/Sound 10 0 R',
    (term) => ({
      10: {
        dict: `/Type/Sound/R 8000/X${str(term)}`,
        data: Buffer.concat([Buffer.alloc(5000, 128), Buffer.from(term)]),
      },
    }),
  ),
  'note: 3D': annotation(
    () => '/Subtype/3D/3DD 10 0 R/3DV<</XN (x)/IN(x)>>',
    (term) => ({
      10: {
        dict: `/Type/3D/Subtype/U3D/VA[<</XN${str(term)}/IN${str(term)}/C2W[]/NA[<</N${str(term)}>>]>>]`,
        data: Buffer.concat([Buffer.from('U3D\0'), Buffer.alloc(5000, 200), Buffer.from(term)]),
      },
    }),
  ),
  'note: rich media': annotation(
    (term) =>
      `/Subtype/RichMedia/RichMediaContent<</Assets<</Names[${str(`${term}.swf`)}<</F${str(`${term}.swf`)}/EF<</F 10 0 R>>>>]>>/Configurations[<</Name${str(term)}/Instances[<</Params<</FlashVars${str(term)}>>>>]>>]>>`,
    (term) => ({ 10: { dict: '', data: term } }),
  ),
  'note: redaction': annotation(
    (term) => `/Subtype/Redact/OverlayText${str(term)}/RO 10 0 R/DA${str(`/F 9 Tf % ${term}`)}`,
    (term) => ({ 10: form('/Resources<</Font<</F 5 0 R>>>>', `BT /F 9 Tf ${str(term)} Tj ET`) }),
  ),
  'note: what it looks like': annotation(
    () => '/Subtype/Stamp/AP<</N 10 0 R/R 11 0 R/D<</On 12 0 R>>>>',
    (term) => ({
      10: form('/Resources<</Font<</F 5 0 R>>>>', `BT /F 9 Tf ${str(term)} Tj ET`),
      11: form('/Resources<</Font<</F 5 0 R>>>>', `BT /F 9 Tf ${str(term)} Tj ET`),
      12: form('/Resources<</Font<</F 5 0 R>>>>', `BT /F 9 Tf ${str(term)} Tj ET`),
    }),
  ),
  'note: name of what it looks like': annotation(
    (term) => `/Subtype/Stamp/AS${name(term)}/AP<</N<<${name(term)} 10 0 R>>>>`,
    () => ({ 10: form('', '') }),
  ),
  'note: attached file': annotation(
    (term) => `/Subtype/FileAttachment/Contents${str(term)}/FS<</F${str(`${term}.txt`)}/EF<</F 10 0 R>>>>`,
    (term) => ({ 10: { dict: '', data: term } }),
  ),
  'action: link': action((term) => `/S/URI/URI${str(`http://x.test/?q=${term}`)}`),
  'action: link in UTF-16': action((term) => `/S/URI/URI${wide(`http://x.test/?q=${term}`)}`),
  'action: link with escapes': action(
    (term) =>
      `/S/URI/URI${str(`http://x.test/?q=${[...term].map((c) => `%${c.charCodeAt(0).toString(16)}`).join('')}`)}`,
  ),
  'action: start': action((term) => `/S/Launch/F${str(`C:\\${term}\\a.exe`)}`),
  'action: start of a described file': action(
    (term) =>
      `/S/Launch/F<</Type/Filespec/F${str(`/home/${term}/a`)}/UF${wide(`/home/${term}/a`)}/DOS${str(term)}/Mac${str(term)}/Unix${str(term)}/Desc${str(term)}/ID[${str(term)}${str(term)}]>>`,
  ),
  'action: start under Windows': action(
    (term) => `/S/Launch/Win<</F${str(`C:\\${term}.exe`)}/P${str(term)}/D${str(`C:\\Users\\${term}`)}/O(open)>>`,
  ),
  'action: start: operation': action((term) => `/S/Launch/Win<</F(a.exe)/O${str(term)}>>`),
  'action: other file': action((term) => `/S/GoToR/F${str(`../${term}/a.pdf`)}/D[0/Fit]`),
  'action: destination in another file': action((term) => `/S/GoToR/F(a.pdf)/D${str(term)}`),
  'action: destination by a name': action((term) => `/S/GoToR/F(a.pdf)/D${name(term)}`),
  'action: attached file': action(
    (term) => `/S/GoToE/D${str(term)}/T<</R/C/N${str(term)}/P${str(term)}/A${str(term)}>>`,
  ),
  'action: structure of another file': action((term) => `/S/GoToR/F(a.pdf)/D[0/Fit]/SD[${str(term)}/Fit]`),
  'action: thread': action((term) => `/S/Thread/D${str(term)}/F${str(`${term}.pdf`)}`),
  'action: sending a form': action(
    (term) => `/S/SubmitForm/F<</FS/URL/F${str(`http://x.test/${term}`)}>>/Fields[${str(term)}]/CharSet${str(term)}`,
  ),
  'action: clearing a form': action((term) => `/S/ResetForm/Fields[${str(term)}]`),
  'action: reading data': action((term) => `/S/ImportData/F${str(`${term}.fdf`)}`),
  'action: hiding': action((term) => `/S/Hide/T[${str(term)}]`),
  'action: named': action((term) => `/S/Named/N${name(term)}`),
  'action: script': action((term) => `/S/JavaScript/JS${str(`app.alert("${term}")`)}`),
  'action: script in escapes': action(
    (term) =>
      `/S/JavaScript/JS${str(`app.alert("${[...term].map((c) => `\\x${c.charCodeAt(0).toString(16)}`).join('')}")`)}`,
  ),
  'action: rendition': action(
    (term) =>
      `/S/Rendition/OP 0/R<</S/MR/N${str(term)}/C<</S/MCD/N${str(term)}/D${str(`${term}.mp4`)}/CT${str(term)}/Alt[(en)${str(term)}]>>>>/JS${str(`// ${term}`)}`,
  ),
  'action: film': action((term) => `/S/Movie/T${str(term)}`),
  'action: layers': action((term) => `/S/SetOCGState/State[/ON]/X${str(term)}`),
  'action: 3D': action((term) => `/S/GoTo3DView/V${str(term)}`),
  'action: next': action((term) => `/S/Named/N/Print/Next[<</S/URI/URI${str(`http://x.test/${term}`)}>>]`),
  'action: unknown': action((term) => `/S/Xtra/X${str(term)}/Y${name(term)}`),
  'action on opening': inCatalog((term) => `/OpenAction<</S/GoToR/F${str(`${term}.pdf`)}/D[0/Fit]>>`),
  'further actions': (term) => ({ page: `/AA<</O<</S/JavaScript/JS${str(`// ${term}`)}>>>>` }),
  destination: (term) => ({
    page: `/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/Dest${str(term)}>>]`,
    catalog: `/Names<</Dests<</Names[${str(term)}[3 0 R/Fit]]/Limits[${str(term)}${str(term)}]>>>>`,
  }),
  'old destination': (term) => ({
    page: `/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/Dest${name(term)}>>]`,
    catalog: `/Dests<<${name(term)}[3 0 R/Fit]>>`,
  }),
  'old destination nobody goes to': inCatalog((term) => `/Dests<<${name(term)}<</D[3 0 R/Fit]/X${str(term)}>>>>`),
  'destination that is not there': (term) => ({
    page: `/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/GoTo/D${name(term)}>>>>]`,
  }),

  // Forms.
  ...Object.fromEntries(
    ['T', 'TU', 'TM', 'V', 'DV', 'RV', 'DA', 'DS', 'Opt', 'Xtra'].map((key) => [
      `field /${key}`,
      field((term) => `/FT/Tx${key === 'T' ? '' : '/T(x)'}/${key}${key === 'Opt' ? `[${str(term)}]` : str(term)}`),
    ]),
  ),
  'field: choices': field((term) => `/FT/Ch/T(x)/Opt[[${str(term)}(Display)][(x)${wide(term)}]]/V[${str(term)}]/TI 0`),
  'field: value in a stream': field(
    () => '/FT/Tx/T(x)/V 11 0 R',
    (term) => ({ 11: { dict: '', data: term } }),
  ),
  'field: state': field(
    (term) => `/FT/Btn/T(x)/V${name(term)}/DV${name(term)}/AS${name(term)}/AP<</N<<${name(term)} 11 0 R/Off 11 0 R>>>>`,
    () => ({ 11: form('', '') }),
  ),
  'field: caption': field((term) => `/FT/Btn/T(x)/MK<</CA${str(term)}/RC${str(term)}/AC${str(term)}/X${str(term)}>>`),
  'field: scripts': field((term) => `/FT/Tx/T(x)/AA<</K<</S/JavaScript/JS${str(`// ${term}`)}>>>>`),
  'field: within another': (term) => ({
    page: '/Annots[11 0 R]',
    catalog: '/AcroForm<</Fields[10 0 R]>>',
    objects: {
      10: `<</T${str(term)}/Kids[11 0 R]>>`,
      11: '<</Type/Annot/Subtype/Widget/FT/Tx/T(x)/Rect[0 0 9 9]/Parent 10 0 R>>',
    },
  }),
  'field: signature': field(
    (term) =>
      `/FT/Sig/T(x)/V<</Type/Sig/Filter/X/ByteRange[0 1 2 3]/Contents<00>/Name${str(term)}/Location${str(term)}/Reason${str(term)}/ContactInfo${str(term)}/M${str(term)}/Cert${str(term)}/Prop_Build<</App<</Name${name(term)}>>>>>>`,
  ),
  'field: signature: certificate': field(
    (term) =>
      `/FT/Sig/T(x)/V<</Type/Sig/Filter/X/ByteRange[0 1 2 3]/Contents<3080${Buffer.from(term).toString('hex')}0000>>>`,
  ),
  'field: lock and seed': field(
    (term) =>
      `/FT/Sig/T(x)/Lock<</Type/SigFieldLock/Action/Include/Fields[${str(term)}]>>/SV<</Type/SV/Reasons[${str(term)}]/Cert<</URL${str(`http://x.test/${term}`)}/Subject[${str(term)}]>>>>`,
  ),
  'form: default look': inCatalog((term) => `/AcroForm<</Fields[]/DA${str(`/F 9 Tf % ${term}`)}/X${str(term)}>>`),
  'form: names of its resources': inCatalog(
    (term) => `/AcroForm<</Fields[]/DA${str('/F 9 Tf')}/DR<</Font<<${name(term)} 5 0 R>>>>>>`,
  ),
  'form: XFA': inCatalog(
    () => '/AcroForm<</Fields[]/XFA[(datasets) 10 0 R]>>',
    (term) => ({ 10: { dict: '', data: `<xfa:data><name>${term}</name></xfa:data>` } }),
  ),
  'form: XFA: name of a part': inCatalog(
    (term) => `/AcroForm<</Fields[]/XFA[${str(term)} 10 0 R]>>`,
    () => ({ 10: { dict: '', data: '<xfa:data/>' } }),
  ),
  'form: XFA: names of elements': inCatalog(
    () => '/AcroForm<</Fields[]/XFA 10 0 R>>',
    (term) => ({ 10: { dict: '', data: `<xfa:data><!-- ${term} --><a><![CDATA[${term}]]></a></xfa:data>` } }),
  ),

  // Layers, structure, attached files.
  layer: layer((term) => `/Name${str(term)}`),
  'layer: usage': layer(
    (term) =>
      `/Name(x)/Usage<</CreatorInfo<</Creator${str(term)}/Subtype/X>>/User<</Type/Ind/Name[${str(term)}]>>/Language<</Lang${str(term)}>>>>`,
  ),
  'layer: intent': layer((term) => `/Name(x)/Intent${name(term)}`),
  'layer: configuration': layer(
    () => '/Name(x)',
    (term) => `/Name${str(term)}/Creator${str(term)}/Order[${str(term)}]`,
  ),
  'structure: texts': tree((term) => `/Alt${str(term)}/ActualText${wide(term)}/E${str(term)}/T${str(term)}`),
  'structure: identifier': tree(
    (term) => `/ID${str(term)}`,
    (term) => `/IDTree<</Names[${str(term)} 11 0 R]/Limits[${str(term)}${str(term)}]>>`,
  ),
  'structure: language': tree((term) => `/Lang${str(term)}`),
  'structure: type': tree(
    (term) => `/S${name(term)}`,
    (term) => `/RoleMap<<${name(term)}/P>>`,
  ),
  'structure: class': tree(
    (term) => `/C${name(term)}`,
    (term) => `/ClassMap<<${name(term)}<</O/Layout>>>>`,
  ),
  'structure: attributes': tree((term) => `/A<</O/UserProperties/P[<</N${str(term)}/V${str(term)}/F${str(term)}>>]>>`),
  'structure: attribute of a table': tree(
    (term) => `/A<</O/Table/Headers[${str(term)}]/Summary${str(term)}/Short${str(term)}>>`,
  ),
  'structure: owner of attributes': tree((term) => `/A<</O${name(term)}/X 1>>`),
  'structure: name space': tree(
    () => '',
    (term) => `/Namespaces[<</Type/Namespace/NS${str(`http://x.test/${term}`)}>>]`,
  ),
  'structure: spoken': tree((term) => `/Phoneme${str(term)}/PhoneticAlphabet/ipa`),
  'attached: content': attached(
    () => '/F(a.txt)',
    (term) => ({ dict: '/Type/EmbeddedFile', data: term }),
  ),
  'attached: name': attached((term) => `/F${str(`${term}.txt`)}/UF${wide(`${term}.txt`)}/Desc${str(term)}`),
  'attached: key of its name': (term) => ({
    catalog: `/Names<</EmbeddedFiles<</Names[${str(term)}${file('', '/F(a)')}]>>>>`,
    objects: { 12: { dict: '', data: 'x' } },
  }),
  'attached: what is said of it': attached(
    () => '/F(a.txt)',
    (term) => ({
      dict: `/Type/EmbeddedFile/Subtype${name(term)}/Params<</CheckSum${str(term)}/CreationDate${str(term)}/Mac<</Subtype${str(term)}>>>>`,
      data: 'x',
    }),
  ),
  'attached: collection item': attached((term) => `/F(a)/CI<</X${str(term)}/Y<</D${str(term)}/P${str(term)}>>>>`),
  'attached to a layer': (term) => ({
    page: `/AF[${file('', `/F${str(`${term}.xml`)}/AFRelationship/Data`)}]`,
    objects: { 12: { dict: '', data: term } },
  }),

  // The file.
  'comment in the file': (term) => ({ edit: (bytes) => insert(bytes, 'endobj\n', `% ${term}\n`) }),
  'behind the head': (term) => ({ edit: (bytes) => insert(bytes, '%PDF-1.7\n', `%${term}\n`) }),
  'before the head': (term) => ({ edit: (bytes) => Buffer.concat([Buffer.from(`${term}\n`), bytes]) }),
  'behind the end': (term) => ({ edit: (bytes) => Buffer.concat([bytes, Buffer.from(`${term}\n`)]) }),
  'between objects': (term) => ({ edit: (bytes) => insert(bytes, 'endobj\n', `${str(term)}\n`) }),
  'object nobody refers to': (term) => ({ objects: { 20: str(term) } }),
  'stream nobody refers to': (term) => ({ objects: { 20: { dict: '', data: term } } }),
  'dictionary nobody refers to': (term) => ({ objects: { 20: `<</A${name(term)}>>` } }),
  'key of an object nobody refers to': (term) => ({ objects: { 20: `<<${name(term)} 1>>` } }),
  'object of which a later one has the number': (term) => ({
    edit: (bytes) => insert(bytes, '%PDF-1.7\n', `4 0 obj\n${str(term)}\nendobj\n`),
  }),
  'object that the table does not know': (term) => ({
    edit: (bytes) => insert(bytes, '%PDF-1.7\n', `77 0 obj\n<</A${str(term)}>>\nendobj\n`),
  }),
  'entries of a table': (term) => ({
    edit: (bytes) => insert(bytes, 'trailer\n', '').subarray(0),
    trailer: `/Of${name(term)}`,
  }),
  'stream longer than it says': (term) => ({ edit: (bytes) => insert(bytes, '\nendstream', `\n${term}`, true) }),
};

function insert(bytes: Buffer, behind: string, text: string, before = false): Buffer {
  const at = bytes.indexOf(behind) + (before ? 0 : behind.length);
  return Buffer.concat([bytes.subarray(0, at), Buffer.from(text), bytes.subarray(at)]);
}

/** A document of one page with an identifier in one place. */
export function plant(place: Plant, term: string, lines: readonly string[]): Buffer {
  const {
    page = '',
    catalog = '',
    trailer = '',
    resources = '',
    content: operators = '',
    stream = '',
    objects = {},
    edit,
  } = place(term);
  const base = onePage(lines, { page, catalog });
  const { 3: leaf, 4: shown } = base;
  const more: Record<number, HandObject> = {};
  if (typeof leaf === 'string' && resources !== '') {
    more[3] = resources.startsWith('/Font')
      ? leaf.replace('/Font<</F 5 0 R>>', resources)
      : leaf.replace('/Font<</F 5 0 R>>', `/Font<</F 5 0 R>>${resources}`);
  }
  if (typeof leaf === 'string' && page.startsWith('/Contents'))
    more[3] = (typeof more[3] === 'string' ? more[3] : leaf).replace('/Contents 4 0 R', '');
  if (typeof shown === 'object') more[4] = { dict: stream, data: `${String(shown.data)}${operators}` };
  const made = handMade({ ...base, ...more, ...objects }, trailer);
  return edit === undefined ? made : edit(made);
}
