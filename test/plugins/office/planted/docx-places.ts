import { escapedLink, escapedName, spaced, underscored, utf16 } from './forms.js';
import { type PlantedPart, type PlantedRelation, packed, relationList } from './package.js';

const OFFICE = 'http://schemas.openxmlformats.org';
const WORD = 'vnd.openxmlformats-officedocument.wordprocessingml';
const SPACES = `xmlns:w="${OFFICE}/wordprocessingml/2006/main" xmlns:r="${OFFICE}/officeDocument/2006/relationships" xmlns:mc="${OFFICE}/markup-compatibility/2006" xmlns:wp="${OFFICE}/drawingml/2006/wordprocessingDrawing" xmlns:a="${OFFICE}/drawingml/2006/main" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w15="http://schemas.microsoft.com/office/word/2012/wordml" xmlns:m="${OFFICE}/officeDocument/2006/math" xmlns:pic="${OFFICE}/drawingml/2006/picture" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"`;

/** What a place adds to a document. */
export interface DocxPieces {
  readonly body?: string;
  readonly parts?: Readonly<Record<string, PlantedPart>>;
  readonly relations?: readonly PlantedRelation[];
  readonly packageRelations?: readonly PlantedRelation[];
}

export type DocxPlace = (value: string) => DocxPieces;

const root = (name: string, content: string): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:${name} ${SPACES}>${content}</w:${name}>`;
const word = (name: string, type: string, content: string): PlantedPart => [`${WORD}.${type}+xml`, root(name, content)];
const t = (text: string): string => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const p = (content: string): string => `<w:p>${content}</w:p>`;
const inBody =
  (content: (value: string) => string): DocxPlace =>
  (value) => ({ body: content(value) });
const inPart =
  (name: string, type: string, content: (value: string) => string): DocxPlace =>
  (value) => ({
    parts: { [name]: [type, content(value)] },
    relations: [['rId7', 'part', name.replace(/^word\//, '')]],
  });
const inWord =
  (name: string, rootName: string, type: string, content: (value: string) => string): DocxPlace =>
  (value) => ({
    parts: { [`word/${name}.xml`]: word(rootName, type, content(value)) },
    relations: [['rId7', type, `${name}.xml`]],
  });
const inSettings = (content: (value: string) => string): DocxPlace =>
  inWord('settings', 'settings', 'settings', content);
const linked =
  (type: string, target: (value: string) => string): DocxPlace =>
  (value) => ({
    relations: [['rId7', type, target(value), true]],
    body: p(`<w:hyperlink r:id="rId7">${t('link')}</w:hyperlink>`),
  });
const field = (code: string): string =>
  p(
    `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> ${code} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`,
  );
const drawing = (attributes: string, inside = ''): string =>
  p(
    `<w:r><w:drawing><wp:inline><wp:docPr id="1" ${attributes}>${inside}</wp:docPr><a:graphic><a:graphicData uri="x"/></a:graphic></wp:inline></w:drawing></w:r>`,
  );
const vml = (attributes: string, inside = ''): string =>
  p(`<w:r><w:pict><v:shape id="s1" ${attributes}>${inside}</v:shape></w:pict></w:r>`);
const sdt = (properties: string, content = 'x'): string =>
  `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${p(t(content))}</w:sdtContent></w:sdt>`;
const core = (content: string): PlantedPart => [
  'vnd.openxmlformats-package.core-properties+xml',
  `<cp:coreProperties xmlns:cp="${OFFICE}/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">${content}</cp:coreProperties>`,
];
const app = (content: string): PlantedPart => [
  'vnd.openxmlformats-officedocument.extended-properties+xml',
  `<Properties xmlns="${OFFICE}/officeDocument/2006/extended-properties" xmlns:vt="${OFFICE}/officeDocument/2006/docPropsVTypes">${content}</Properties>`,
];
const custom = (content: string): PlantedPart => [
  'vnd.openxmlformats-officedocument.custom-properties+xml',
  `<Properties xmlns="${OFFICE}/officeDocument/2006/custom-properties" xmlns:vt="${OFFICE}/officeDocument/2006/docPropsVTypes">${content}</Properties>`,
];
const properties =
  (name: string, part: (content: string) => PlantedPart, content: (value: string) => string): DocxPlace =>
  (value) => ({
    parts: { [`docProps/${name}.xml`]: part(content(value)) },
    packageRelations: [['rId5', name, `docProps/${name}.xml`]],
  });
const inCore = (element: string): DocxPlace => properties('core', core, (value) => `<${element}>${value}</${element}>`);
const inApp = (element: string): DocxPlace => properties('app', app, (value) => `<${element}>${value}</${element}>`);
const chart = (content: string): PlantedPart => [
  'vnd.openxmlformats-officedocument.drawingml.chart+xml',
  `<c:chartSpace xmlns:c="${OFFICE}/drawingml/2006/chart" xmlns:a="${OFFICE}/drawingml/2006/main">${content}</c:chartSpace>`,
];
const inChart =
  (content: (value: string) => string): DocxPlace =>
  (value) => ({
    parts: { 'word/charts/chart1.xml': chart(content(value)) },
    relations: [['rId7', 'chart', 'charts/chart1.xml']],
  });
const diagram = (kind: string, content: (value: string) => string): DocxPlace =>
  inPart(
    `word/diagrams/${kind}1.xml`,
    `vnd.openxmlformats-officedocument.drawingml.diagram${kind === 'data' ? 'Data' : 'Layout'}+xml`,
    (value) =>
      `<dgm:model xmlns:dgm="${OFFICE}/drawingml/2006/diagram" xmlns:a="${OFFICE}/drawingml/2006/main">${content(value)}</dgm:model>`,
  );
const base64 = (text: string, encoding: BufferEncoding = 'utf8'): string =>
  Buffer.from(text, encoding).toString('base64');

/** Every place of a Word document that may hold a person's words, by what `docs/formats.md` lists. */
export const DOCX_PLACES: Readonly<Record<string, DocxPlace>> = {
  body: inBody((v) => p(t(v))),
  'body: split over runs': inBody((v) => p([...v].map(t).join(''))),
  'body: soft hyphen within': inBody((v) => p(`${t(v.slice(0, 3))}<w:r><w:softHyphen/></w:r>${t(v.slice(3))}`)),
  'body: line break': inBody((v) => p(v.split(' ').map(t).join('<w:r><w:br/></w:r>'))),
  'body: joined by underscores': inBody((v) => p(t(`scan of ${underscored(v)}.pdf`))),
  'body: in a path': inBody((v) => p(t(`C:\\Users\\${v}\\notes.doc`))),
  'body: in a link as text': inBody((v) => p(t(`https://files.example/${escapedLink(v)}/a.htm`))),
  'body: ruby base': inBody((v) =>
    p(`<w:r><w:ruby><w:rt>${t('x')}</w:rt><w:rubyBase>${t(v)}</w:rubyBase></w:ruby></w:r>`),
  ),
  'body: ruby text': inBody((v) =>
    p(`<w:r><w:ruby><w:rt>${t(v)}</w:rt><w:rubyBase>${t('x')}</w:rubyBase></w:ruby></w:r>`),
  ),
  'body: inserted': inBody((v) => p(`<w:ins w:id="1" w:author="x">${t(v)}</w:ins>`)),
  'body: deleted': inBody((v) => p(`<w:del w:id="1" w:author="x"><w:r><w:delText>${v}</w:delText></w:r></w:del>`)),
  'body: author of an insertion': inBody((v) => p(`<w:ins w:id="1" w:author="${v}">${t('x')}</w:ins>`)),
  'body: author of a format': inBody((v) => p(`<w:pPr><w:pPrChange w:id="1" w:author="${v}"/></w:pPr>`)),
  'body: text box': inBody((v) =>
    p(
      `<w:r><w:pict><v:shape><v:textbox><w:txbxContent>${p(t(v))}</w:txbxContent></v:textbox></v:shape></w:pict></w:r>`,
    ),
  ),
  'body: formula of mathematics': inBody((v) => p(`<m:oMath><m:r><m:t>${v}</m:t></m:r></m:oMath>`)),
  'body: table cell': inBody(
    (v) => `<w:tbl><w:tr><w:tc>${p(t('Note'))}</w:tc></w:tr><w:tr><w:tc>${p(t(v))}</w:tc></w:tr></w:tbl>`,
  ),
  'body: caption of a table': inBody(
    (v) => `<w:tbl><w:tblPr><w:tblCaption w:val="${v}"/></w:tblPr><w:tr><w:tc>${p(t('a'))}</w:tc></w:tr></w:tbl>`,
  ),
  'body: bookmark': inBody((v) => p(`<w:bookmarkStart w:id="1" w:name="${underscored(v)}"/><w:bookmarkEnd w:id="1"/>`)),
  'body: bookmark with spaces': inBody((v) => p(`<w:bookmarkStart w:id="1" w:name="${v}"/><w:bookmarkEnd w:id="1"/>`)),
  'body: anchor of a link': inBody((v) => p(`<w:hyperlink w:anchor="${underscored(v)}">${t('x')}</w:hyperlink>`)),
  'body: location in a link': inBody((v) => p(`<w:hyperlink w:docLocation="${v}">${t('x')}</w:hyperlink>`)),
  'body: tooltip of a link': inBody((v) => p(`<w:hyperlink w:tooltip="${v}" w:anchor="a">${t('x')}</w:hyperlink>`)),
  'body: frame of a link': inBody((v) => p(`<w:hyperlink w:tgtFrame="${v}" w:anchor="a">${t('x')}</w:hyperlink>`)),
  'body: move': inBody((v) => p(`<w:moveFromRangeStart w:id="1" w:name="${v}" w:author="x"/>`)),
  'body: field code': inBody((v) => field(`INCLUDETEXT "C:\\\\${v}\\\\a.doc"`)),
  'body: field to a bookmark': inBody((v) => field(`PAGEREF ${underscored(v)} \\h`)),
  'body: simple field': inBody((v) => p(`<w:fldSimple w:instr=' AUTHOR "${v}" '>${t('x')}</w:fldSimple>`)),
  'body: data of a field': inBody((v) =>
    p(
      `<w:r><w:fldChar w:fldCharType="begin"><w:fldData>${base64(`\u0001\u0002\u0000${v}`)}</w:fldData></w:fldChar></w:r>`,
    ),
  ),
  'body: data of a field, utf-16': inBody((v) =>
    p(
      `<w:r><w:fldChar w:fldCharType="begin"><w:fldData>${base64(`\u0001\u0002${v}`, 'utf16le')}</w:fldData></w:fldChar></w:r>`,
    ),
  ),
  'body: form field name': inBody((v) =>
    p(
      `<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:name w:val="${underscored(v)}"/></w:ffData></w:fldChar></w:r>`,
    ),
  ),
  'body: form field default': inBody((v) =>
    p(
      `<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:textInput><w:default w:val="${v}"/></w:textInput></w:ffData></w:fldChar></w:r>`,
    ),
  ),
  'body: form field help': inBody((v) =>
    p(
      `<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:helpText w:type="text" w:val="${v}"/></w:ffData></w:fldChar></w:r>`,
    ),
  ),
  'body: form field macro': inBody((v) =>
    p(
      `<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:entryMacro w:val="${underscored(v)}"/></w:ffData></w:fldChar></w:r>`,
    ),
  ),
  'body: form field entry': inBody((v) =>
    p(
      `<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:ddList><w:listEntry w:val="${v}"/></w:ddList></w:ffData></w:fldChar></w:r>`,
    ),
  ),
  'body: content control': inBody((v) => sdt('', v)),
  'body: content control alias': inBody((v) => sdt(`<w:alias w:val="${v}"/>`)),
  'body: content control tag': inBody((v) => sdt(`<w:tag w:val="${v}"/>`)),
  'body: content control item': inBody((v) =>
    sdt(`<w:dropDownList><w:listItem w:displayText="${v}" w:value="${v}"/></w:dropDownList>`),
  ),
  'body: content control placeholder': inBody((v) => sdt(`<w:placeholder><w:docPart w:val="${v}"/></w:placeholder>`)),
  'body: content control binding': inBody((v) =>
    sdt(`<w:dataBinding w:prefixMappings="" w:xpath="/a[@n='${v}']" w:storeItemID="{}"/>`),
  ),
  'body: content control title of building blocks': inBody((v) =>
    sdt(`<w:docPartList><w:docPartGallery w:val="${v}"/><w:docPartCategory w:val="${v}"/></w:docPartList>`),
  ),
  'body: smart tag': inBody((v) =>
    p(
      `<w:smartTag w:element="place"><w:smartTagPr><w:attr w:name="n" w:val="${v}"/></w:smartTagPr>${t('x')}</w:smartTag>`,
    ),
  ),
  'body: custom XML': inBody(
    (v) =>
      `<w:customXml w:element="e"><w:customXmlPr><w:placeholder w:val="${v}"/><w:attr w:name="n" w:val="${v}"/></w:customXmlPr>${p(t('x'))}</w:customXml>`,
  ),
  'body: permission': inBody((v) => p(`<w:permStart w:id="1" w:ed="${v}"/>`)),
  'body: picture description': inBody((v) => drawing(`name="Picture 1" descr="${v}"`)),
  'body: picture title': inBody((v) => drawing(`name="Picture 1" title="${v}"`)),
  'body: picture name': inBody((v) => drawing(`name="${v}"`)),
  'body: link of a picture': inBody((v) =>
    drawing('name="a"', `<a:hlinkClick r:id="" tooltip="${v}" tgtFrame="${v}"/>`),
  ),
  'body: file of a picture': inBody((v) => drawing('name="a"', `<pic:cNvPr id="0" name="C:\\Users\\${v}\\scan.jpg"/>`)),
  'body: VML alternative text': inBody((v) => vml(`alt="${v}"`)),
  'body: VML title': inBody((v) => vml(`o:title="${v}"`)),
  'body: VML id': inBody((v) => vml(`o:spid="${underscored(v)}"`)),
  'body: VML link': inBody((v) => vml(`href="file:///C:/${escapedLink(v)}.doc"`)),
  'body: VML watermark': inBody((v) => vml('', `<v:textpath string="${v}"/>`)),
  'body: VML signature line': inBody((v) =>
    vml(
      '',
      `<o:signatureline issignatureline="t" o:suggestedsigner="${v}" o:suggestedsigner2="${v}" o:suggestedsigneremail="${v}" o:signinginstructions="${v}"/>`,
    ),
  ),
  'body: VML diagram': inBody((v) => vml('', `<o:diagram constrainbounds="${v}"/>`)),
  'body: VML package': inBody((v) =>
    vml(`o:gfxdata="${Buffer.from(packed({ 'a.xml': ['', `<a><t>${v}</t></a>`] })).toString('base64')}"`),
  ),
  'body: embedded object program': inBody((v) =>
    p(
      `<w:r><w:object><o:OLEObject Type="Link" ProgID="Word.Document.8" ShapeID="s" DrawAspect="Content" ObjectID="_1" UpdateMode="Always"><o:LinkType>Picture</o:LinkType><o:FieldCodes>\\a ${v}</o:FieldCodes></o:OLEObject></w:object></w:r>`,
    ),
  ),
  'body: control name': inBody((v) =>
    p(`<w:r><w:object><w:control r:id="rId1" w:name="${underscored(v)}" w:shapeid="s"/></w:object></w:r>`),
  ),
  'body: an unknown attribute': inBody((v) => p(`<w:r><w:t foo:bar="${v}" xmlns:foo="urn:f">x</w:t></w:r>`)),
  'body: a comment of XML': inBody((v) => p(`${t('a')}<!-- ${v} -->`)),
  'body: an instruction of XML': inBody((v) => p(`${t('a')}<?mso ${v} ?>`)),
  'body: character data': inBody((v) => p(`<w:r><w:t><![CDATA[${v}]]></w:t></w:r>`)),
  'body: references': inBody((v) => p(t([...v].map((c) => `&#x${c.charCodeAt(0).toString(16)};`).join('')))),
  header: inWord('header1', 'hdr', 'header', (v) => p(t(v))),
  footer: inWord('footer1', 'ftr', 'footer', (v) => p(t(v))),
  footnotes: inWord('footnotes', 'footnotes', 'footnotes', (v) => `<w:footnote w:id="1">${p(t(v))}</w:footnote>`),
  endnotes: inWord('endnotes', 'endnotes', 'endnotes', (v) => `<w:endnote w:id="1">${p(t(v))}</w:endnote>`),
  comments: inWord(
    'comments',
    'comments',
    'comments',
    (v) => `<w:comment w:id="1" w:author="x">${p(t(v))}</w:comment>`,
  ),
  'comments: author': inWord(
    'comments',
    'comments',
    'comments',
    (v) => `<w:comment w:id="1" w:author="${v}">${p(t('x'))}</w:comment>`,
  ),
  'comments: initials': inWord(
    'comments',
    'comments',
    'comments',
    (v) => `<w:comment w:id="1" w:initials="${v}" w:author="x">${p(t('x'))}</w:comment>`,
  ),
  'comments: people': inWord(
    'people',
    'people',
    'people',
    (v) => `<w15:person w15:author="${v}"><w15:presenceInfo w15:providerId="AD" w15:userId="S::${v}::1"/></w15:person>`,
  ),
  'comments: people provider': inWord(
    'people',
    'people',
    'people',
    (v) => `<w15:person w15:author="x"><w15:presenceInfo w15:providerId="${v}" w15:userId="1"/></w15:person>`,
  ),
  'comments: extended': inPart(
    'word/commentsExtensible.xml',
    `${WORD}.commentsExtensible+xml`,
    (v) =>
      `<x:commentsExtensible xmlns:x="urn:x"><x:commentExtensible x:durableId="1" x:note="${v}"/></x:commentsExtensible>`,
  ),
  tasks: inPart(
    'word/documenttasks/documenttasks1.xml',
    'vnd.ms-office.documenttasks+xml',
    (v) =>
      `<t:Tasks xmlns:t="urn:t"><t:Task id="{1}"><t:History><t:Event><t:Attribution userId="S::${v}" userProvider="AD" userName="${v}"/><t:SetTitle title="${v}"/></t:Event></t:History></t:Task></t:Tasks>`,
  ),
  glossary: inWord(
    'glossary/document',
    'glossaryDocument',
    'document.glossary',
    (v) =>
      `<w:docParts><w:docPart><w:docPartPr><w:name w:val="${v}"/><w:category><w:name w:val="${v}"/></w:category><w:description w:val="${v}"/></w:docPartPr><w:docPartBody>${p(t(v))}</w:docPartBody></w:docPart></w:docParts>`,
  ),
  'settings: document variable': inSettings((v) => `<w:docVars><w:docVar w:name="v" w:val="${v}"/></w:docVars>`),
  'settings: name of a document variable': inSettings(
    (v) => `<w:docVars><w:docVar w:name="${underscored(v)}" w:val="x"/></w:docVars>`,
  ),
  'settings: mail merge query': inSettings(
    (v) => `<w:mailMerge><w:query w:val="SELECT * FROM t WHERE n = '${v}'"/></w:mailMerge>`,
  ),
  'settings: mail merge connection': inSettings(
    (v) => `<w:mailMerge><w:connectString w:val="User ID=${v};Data Source=C:\\${v}\\a.mdb"/></w:mailMerge>`,
  ),
  'settings: mail merge subject': inSettings((v) => `<w:mailMerge><w:mailSubject w:val="${v}"/></w:mailMerge>`),
  'settings: mail merge table': inSettings(
    (v) => `<w:mailMerge><w:odso><w:udl w:val="${v}"/><w:table w:val="${v}"/></w:odso></w:mailMerge>`,
  ),
  'settings: mail merge field': inSettings(
    (v) =>
      `<w:mailMerge><w:odso><w:fieldMapData><w:name w:val="${v}"/><w:mappedName w:val="${v}"/></w:fieldMapData></w:odso></w:mailMerge>`,
  ),
  'settings: caption': inSettings((v) => `<w:captions><w:caption w:name="${v}"/></w:captions>`),
  'settings: schema': inSettings((v) => `<w:attachedSchema w:val="urn:${escapedLink(v)}"/>`),
  'settings: schema library': inSettings(
    (v) =>
      `<sl:schemaLibrary xmlns:sl="${OFFICE}/schemaLibrary/2006/main"><sl:schema sl:uri="urn:a" sl:manifestLocation="C:\\${v}\\a.xml" sl:schemaLocation="C:\\${v}\\a.xsd"/></sl:schemaLibrary>`,
  ),
  'settings: transformation': inSettings((v) => `<w:saveThroughXslt w:solutionID="${v}"/>`),
  'settings: writing style': inSettings(
    (v) => `<w:activeWritingStyle w:lang="en-US" w:vendorID="64" w:appName="${v}"/>`,
  ),
  'settings: smart tag type': inSettings(
    (v) => `<w:smartTagType w:namespaceuri="urn:a" w:name="n" w:url="file:///${escapedLink(v)}"/>`,
  ),
  'settings: unknown attribute': inSettings((v) => `<w:zoom w:percent="100" w:note="${v}"/>`),
  'settings: unknown element': inSettings((v) => `<w:mystery w:val="${v}"/>`),
  'settings: file of the template': linked('attachedTemplate', (v) => `file:///C:\\Users\\${spaced(v)}\\a.dotx`),
  'settings: file of the recipients': linked('mailMergeSource', (v) => `file:///C:\\Users\\${escapedLink(v)}\\a.mdb`),
  recipients: inWord(
    'recipientData',
    'recipients',
    'mailMergeRecipientData',
    (v) =>
      `<w:recipientData><w:active w:val="0"/><w:column w:val="0"/><w:uniqueTag w:val="${base64(v)}"/></w:recipientData>`,
  ),
  'recipients, utf-16': inWord(
    'recipientData',
    'recipients',
    'mailMergeRecipientData',
    (v) =>
      `<w:recipientData><w:active w:val="0"/><w:column w:val="0"/><w:uniqueTag w:val="${base64(v, 'utf16le')}"/></w:recipientData>`,
  ),
  'web settings: frame': inWord(
    'webSettings',
    'webSettings',
    'webSettings',
    (v) => `<w:frameset><w:frame><w:name w:val="${v}"/><w:title w:val="${v}"/></w:frame></w:frameset>`,
  ),
  'web settings: unknown attribute': inWord(
    'webSettings',
    'webSettings',
    'webSettings',
    (v) => `<w:divs><w:div w:id="1" w:note="${v}"/></w:divs>`,
  ),
  'web settings: text': inWord(
    'webSettings',
    'webSettings',
    'webSettings',
    (v) => `<w:divs><w:note>${v}</w:note></w:divs>`,
  ),
  'styles: name': inWord(
    'styles',
    'styles',
    'styles',
    (v) => `<w:style w:type="paragraph" w:styleId="a1"><w:name w:val="${v}"/></w:style>`,
  ),
  'styles: id': inWord(
    'styles',
    'styles',
    'styles',
    (v) => `<w:style w:type="paragraph" w:styleId="${underscored(v)}"><w:name w:val="a"/></w:style>`,
  ),
  'styles: id without blanks': inWord(
    'styles',
    'styles',
    'styles',
    (v) =>
      `<w:style w:type="paragraph" w:styleId="${v.replace(/[^\p{L}\p{N}]+/gu, '')}"><w:name w:val="${v}"/></w:style>`,
  ),
  'styles: linked': inWord(
    'styles',
    'styles',
    'styles',
    (v) =>
      `<w:style w:type="paragraph" w:styleId="a1"><w:name w:val="${v}"/></w:style><w:style w:type="character" w:styleId="a2"><w:name w:val="${v} Char"/></w:style>`,
  ),
  'styles: aliases': inWord(
    'styles',
    'styles',
    'styles',
    (v) => `<w:style w:type="paragraph" w:styleId="a1"><w:name w:val="a"/><w:aliases w:val="${v}"/></w:style>`,
  ),
  'numbering: text': inWord(
    'numbering',
    'numbering',
    'numbering',
    (v) => `<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:lvlText w:val="${v}"/></w:lvl></w:abstractNum>`,
  ),
  'numbering: name': inWord(
    'numbering',
    'numbering',
    'numbering',
    (v) => `<w:abstractNum w:abstractNumId="0"><w:name w:val="${v}"/></w:abstractNum>`,
  ),
  'theme: name': inPart(
    'word/theme/theme1.xml',
    'vnd.openxmlformats-officedocument.theme+xml',
    (v) =>
      `<a:theme xmlns:a="${OFFICE}/drawingml/2006/main" name="${v}"><a:themeElements><a:clrScheme name="Office"/><a:fontScheme name="Office"/></a:themeElements></a:theme>`,
  ),
  'theme: colours': inPart(
    'word/theme/theme1.xml',
    'vnd.openxmlformats-officedocument.theme+xml',
    (v) =>
      `<a:theme xmlns:a="${OFFICE}/drawingml/2006/main" name="Office"><a:themeElements><a:clrScheme name="${v}"/><a:fontScheme name="${v}"/></a:themeElements><a:custClrLst><a:custClr name="${v}"/></a:custClrLst></a:theme>`,
  ),
  'diagram: text': diagram('data', (v) => `<dgm:pt><dgm:t><a:p><a:r><a:t>${v}</a:t></a:r></a:p></dgm:t></dgm:pt>`),
  'diagram: custom text': diagram('data', (v) => `<dgm:pt><dgm:prSet phldrT="${v}" presName="${v}"/></dgm:pt>`),
  'diagram: title': diagram('layout', (v) => `<dgm:title val="${v}"/><dgm:desc val="${v}"/>`),
  'diagram: category': diagram(
    'layout',
    (v) => `<dgm:catLst><dgm:cat type="${v}" pri="1"/></dgm:catLst><dgm:layoutNode name="${v}"/>`,
  ),
  'chart: title': inChart(
    (v) => `<c:chart><c:title><c:tx><c:rich><a:p><a:r><a:t>${v}</a:t></a:r></a:p></c:rich></c:tx></c:title></c:chart>`,
  ),
  'chart: cache': inChart(
    (v) =>
      `<c:chart><c:cat><c:strRef><c:f>Sheet1!A1</c:f><c:strCache><c:pt idx="0"><c:v>${v}</c:v></c:pt></c:strCache></c:strRef></c:cat></c:chart>`,
  ),
  'chart: format': inChart(
    (v) =>
      `<c:chart><c:numFmt formatCode="0 &quot;${v}&quot;" sourceLinked="0"/><c:formatCode>0 "${v}"</c:formatCode></c:chart>`,
  ),
  'chart: formula': inChart((v) => `<c:chart><c:f>'${v}'!A1</c:f></c:chart>`),
  'chart: header': inChart(
    (v) => `<c:printSettings><c:headerFooter><c:oddHeader>&amp;L${v}</c:oddHeader></c:headerFooter></c:printSettings>`,
  ),
  'chart: name of a trend': inChart((v) => `<c:chart><c:trendline><c:name>${v}</c:name></c:trendline></c:chart>`),
  'custom XML: text': inPart('customXml/item1.xml', '', (v) => `<data xmlns="urn:d"><who>${v}</who></data>`),
  'custom XML: attribute': inPart('customXml/item1.xml', '', (v) => `<data xmlns="urn:d" who="${v}"/>`),
  'custom XML: namespace': inPart('customXml/item1.xml', '', (v) => `<data xmlns="urn:${escapedLink(v)}"/>`),
  'custom XML: element': inPart(
    'customXml/item1.xml',
    '',
    (v) => `<data xmlns="urn:d"><${underscored(v).replace(/^(?=\d)/, '_')}/></data>`,
  ),
  'custom XML: element as SharePoint writes it': inPart(
    'customXml/item1.xml',
    '',
    (v) => `<data xmlns="urn:d"><${escapedName(v)}>x</${escapedName(v)}></data>`,
  ),
  'custom XML: schema': inPart(
    'customXml/itemProps1.xml',
    'vnd.openxmlformats-officedocument.customXmlProperties+xml',
    (v) =>
      `<ds:datastoreItem xmlns:ds="urn:ds" ds:itemID="{1}"><ds:schemaRefs><ds:schemaRef ds:uri="urn:${escapedLink(v)}"/></ds:schemaRefs></ds:datastoreItem>`,
  ),
  'user interface': inPart(
    'customUI/customUI.xml',
    'xml',
    (v) =>
      `<customUI xmlns="http://schemas.microsoft.com/office/2006/01/customui"><ribbon><tab id="a" label="${v}" screentip="${v}" tag="${v}"/></ribbon></customUI>`,
  ),
  'add-in': inPart(
    'word/webextensions/webextension1.xml',
    'vnd.ms-office.webextension+xml',
    (v) =>
      `<we:webextension xmlns:we="urn:we" id="{1}"><we:properties><we:property name="p" value="${v}"/></we:properties></we:webextension>`,
  ),
  'add-in: store': inPart(
    'word/webextensions/webextension1.xml',
    'vnd.ms-office.webextension+xml',
    (v) =>
      `<we:webextension xmlns:we="urn:we" id="{1}"><we:reference id="a" version="1.0" store="\\\\share\\${v}" storeType="FileSystem"/></we:webextension>`,
  ),
  'labels of sensitivity': inPart(
    'docMetadata/LabelInfo.xml',
    'vnd.ms-office.classificationlabels+xml',
    (v) => `<clbl:labelList xmlns:clbl="urn:c"><clbl:label id="{1}" name="${v}" enabled="1"/></clbl:labelList>`,
  ),
  keys: inPart(
    'word/customizations.xml',
    'vnd.ms-word.keyMapCustomizations+xml',
    (v) =>
      `<wne:tcg xmlns:wne="urn:w"><wne:keymaps><wne:keymap wne:kcmPrimary="0"><wne:macro wne:macroName="PROJECT.${underscored(v)}"/></wne:keymap></wne:keymaps></wne:tcg>`,
  ),
  'properties: creator': inCore('dc:creator'),
  'properties: last saved by': inCore('cp:lastModifiedBy'),
  'properties: title': inCore('dc:title'),
  'properties: subject': inCore('dc:subject'),
  'properties: description': inCore('dc:description'),
  'properties: keywords': inCore('cp:keywords'),
  'properties: category': inCore('cp:category'),
  'properties: status': inCore('cp:contentStatus'),
  'properties: identifier': inCore('dc:identifier'),
  'properties: language': inCore('dc:language'),
  'properties: version': inCore('cp:version'),
  'properties: revision': inCore('cp:revision'),
  'properties: manager': inApp('Manager'),
  'properties: company': inApp('Company'),
  'properties: template': inApp('Template'),
  'properties: base of links': inApp('HyperlinkBase'),
  'properties: application': inApp('Application'),
  'properties: titles of parts': properties(
    'app',
    app,
    (v) => `<TitlesOfParts><vt:vector size="1" baseType="lpstr"><vt:lpstr>${v}</vt:lpstr></vt:vector></TitlesOfParts>`,
  ),
  'properties: links': properties(
    'app',
    app,
    (v) =>
      `<HLinks><vt:vector size="1" baseType="variant"><vt:variant><vt:lpwstr>file:///C:/${escapedLink(v)}</vt:lpwstr></vt:variant></vt:vector></HLinks>`,
  ),
  'properties: own value': properties(
    'custom',
    custom,
    (v) => `<property pid="2" name="Note"><vt:lpwstr>${v}</vt:lpwstr></property>`,
  ),
  'properties: own name': properties(
    'custom',
    custom,
    (v) => `<property pid="2" name="${v}"><vt:lpwstr>x</vt:lpwstr></property>`,
  ),
  'properties: own blob': properties(
    'custom',
    custom,
    (v) => `<property pid="2" name="Note"><vt:blob>${base64(v)}</vt:blob></property>`,
  ),
  'properties: own stream': properties(
    'custom',
    custom,
    (v) => `<property pid="2" name="Note"><vt:vstream version="{1}">${base64(v, 'utf16le')}</vt:vstream></property>`,
  ),
  link: linked('hyperlink', (v) => `https://files.example/${escapedLink(v)}/a`),
  'link with plus signs': linked('hyperlink', (v) => `https://files.example/?q=${spaced(v).replaceAll(' ', '+')}`),
  'link: mail': linked('hyperlink', (v) => `mailto:a@b.example?subject=${escapedLink(v)}`),
  'link: escaped twice': linked('hyperlink', (v) => `https://files.example/${encodeURIComponent(escapedLink(v))}`),
  'name of a part': (v) => ({
    parts: { [`word/media/${underscored(v)}.png`]: ['', Buffer.from('89504E470D0A1A0A', 'hex')] },
    relations: [['rId7', 'image', `media/${underscored(v)}.png`]],
  }),
  'id of a relation': (v) => ({
    relations: [[underscored(v), 'hyperlink', 'https://a.example/', true]],
    body: p(`<w:hyperlink r:id="${underscored(v)}">${t('x')}</w:hyperlink>`),
  }),
  picture: inPart('word/media/image1.png', '', (v) => `\u0089PNG ${v}`),
  'picture of Windows': (v) => ({
    parts: { 'word/media/image1.emf': ['', utf16(v)] },
    relations: [['rId7', 'image', 'media/image1.emf']],
  }),
  'settings of a printer': (v) => ({
    parts: { 'word/printerSettings1.bin': [`${WORD}.printerSettings`, utf16(v)] },
    relations: [['rId7', 'printerSettings', 'printerSettings1.bin']],
  }),
  'embedded object': (v) => ({
    parts: { 'word/embeddings/oleObject1.bin': ['', utf16(v)] },
    relations: [['rId7', 'oleObject', 'embeddings/oleObject1.bin']],
  }),
  'imported HTML': (v) => ({
    parts: { 'word/afchunk.html': ['', `<html><body><p>${v}</p></body></html>`] },
    relations: [['rId7', 'aFChunk', 'afchunk.html']],
  }),
  'imported text': (v) => ({ parts: { 'word/afchunk.txt': ['', v] }, relations: [['rId7', 'aFChunk', 'afchunk.txt']] }),
  'embedded document': (v) => ({
    parts: {
      'word/embeddings/a.docx': [
        'vnd.openxmlformats-officedocument.wordprocessingml.document',
        docxWith({ body: p(t(v)) }, ''),
      ],
    },
    relations: [['rId7', 'package', 'embeddings/a.docx']],
  }),
};

/** A document with what a place adds. @param known a text of its first paragraph. */
export function docxWith(
  { body = '', parts = {}, relations = [], packageRelations = [] }: DocxPieces,
  known: string,
): Uint8Array {
  return packed({
    '_rels/.rels': relationList([['rId1', 'officeDocument', 'word/document.xml'], ...packageRelations]),
    'word/document.xml': word('document', 'document.main', `<w:body>${p(t(known))}${body}</w:body>`),
    'word/_rels/document.xml.rels': relationList(relations),
    ...parts,
  });
}
