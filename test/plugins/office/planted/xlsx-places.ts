import { docxWith } from './docx-places.js';
import { escapedLink, joined, spaced, underscored, utf16 } from './forms.js';
import { type PlantedPart, type PlantedRelation, packed, relationList } from './package.js';

const OFFICE = 'http://schemas.openxmlformats.org';
const MAIN = `xmlns="${OFFICE}/spreadsheetml/2006/main"`;
const R = `xmlns:r="${OFFICE}/officeDocument/2006/relationships"`;
const SHEET = 'vnd.openxmlformats-officedocument.spreadsheetml';

/** What a place adds to a workbook. */
export interface XlsxPieces {
  /** Cells of the second row. */
  readonly cells?: string;
  /** Behind the cells. */
  readonly sheet?: string;
  /** Before the cells. */
  readonly before?: string;
  readonly sheetName?: string;
  readonly workbook?: string;
  readonly parts?: Readonly<Record<string, PlantedPart>>;
  /** Of the sheet. */
  readonly relations?: readonly PlantedRelation[];
  readonly bookRelations?: readonly PlantedRelation[];
  readonly packageRelations?: readonly PlantedRelation[];
}

export type XlsxPlace = (value: string) => XlsxPieces;

const inCells =
  (cells: (value: string) => string): XlsxPlace =>
  (value) => ({ cells: cells(value) });
const inSheet =
  (sheet: (value: string) => string): XlsxPlace =>
  (value) => ({ sheet: sheet(value) });
const inBook =
  (workbook: (value: string) => string): XlsxPlace =>
  (value) => ({ workbook: workbook(value) });
const text = (content: string): string => `<c r="A2" t="inlineStr"><is>${content}</is></c>`;
/** A part that the sheet refers to. */
const besideSheet =
  (name: string, type: string, content: (value: string) => string | Uint8Array): XlsxPlace =>
  (value) => ({ parts: { [`xl/${name}`]: [type, content(value)] }, relations: [['rId7', 'part', `../${name}`]] });
/** A part that the workbook refers to. */
const besideBook =
  (name: string, type: string, content: (value: string) => string | Uint8Array): XlsxPlace =>
  (value) => ({ parts: { [`xl/${name}`]: [type, content(value)] }, bookRelations: [['rId77', 'part', name]] });
const drawing = (content: (value: string) => string): XlsxPlace =>
  besideSheet(
    'drawings/drawing1.xml',
    'vnd.openxmlformats-officedocument.drawing+xml',
    (v) =>
      `<xdr:wsDr xmlns:xdr="${OFFICE}/drawingml/2006/spreadsheetDrawing" xmlns:a="${OFFICE}/drawingml/2006/main">${content(v)}</xdr:wsDr>`,
  );
const chart = (content: (value: string) => string): XlsxPlace =>
  besideSheet(
    'charts/chart1.xml',
    'vnd.openxmlformats-officedocument.drawingml.chart+xml',
    (v) =>
      `<c:chartSpace xmlns:c="${OFFICE}/drawingml/2006/chart" xmlns:a="${OFFICE}/drawingml/2006/main">${content(v)}</c:chartSpace>`,
  );
const pivotCache = (content: (value: string) => string): XlsxPlace =>
  besideBook(
    'pivotCache/pivotCacheDefinition1.xml',
    `${SHEET}.pivotCacheDefinition+xml`,
    (v) => `<pivotCacheDefinition ${MAIN} ${R}>${content(v)}</pivotCacheDefinition>`,
  );
const pivotTable = (attributes: (value: string) => string, content: (value: string) => string = () => ''): XlsxPlace =>
  besideSheet(
    'pivotTables/pivotTable1.xml',
    `${SHEET}.pivotTable+xml`,
    (v) => `<pivotTableDefinition ${MAIN} ${attributes(v)}>${content(v)}</pivotTableDefinition>`,
  );
const styles =
  (content: (value: string) => string): XlsxPlace =>
  (value) => ({
    parts: { 'xl/styles.xml': [`${SHEET}.styles+xml`, `<styleSheet ${MAIN}>${content(value)}</styleSheet>`] },
  });
const table = (attributes: (value: string) => string, column: (value: string) => string = () => 'Note'): XlsxPlace =>
  besideSheet(
    'tables/table1.xml',
    `${SHEET}.table+xml`,
    (v) =>
      `<table ${MAIN} id="1" ref="A1:A2" ${attributes(v)}><tableColumns count="1"><tableColumn id="1" name="${column(v)}"/></tableColumns></table>`,
  );
const slicer = (attributes: (value: string) => string): XlsxPlace =>
  besideSheet(
    'slicers/slicer1.xml',
    'vnd.ms-excel.slicer+xml',
    (v) => `<slicers ${MAIN}><slicer rowHeight="1" ${attributes(v)}/></slicers>`,
  );
const slicerCache = (attributes: (value: string) => string, content: (value: string) => string = () => ''): XlsxPlace =>
  besideBook(
    'slicerCaches/slicerCache1.xml',
    'vnd.ms-excel.slicerCache+xml',
    (v) => `<slicerCacheDefinition ${MAIN} ${attributes(v)}>${content(v)}</slicerCacheDefinition>`,
  );
const connection = (attributes: (value: string) => string, content: (value: string) => string = () => ''): XlsxPlace =>
  besideBook(
    'connections.xml',
    `${SHEET}.connections+xml`,
    (v) => `<connections ${MAIN}><connection id="1" ${attributes(v)}>${content(v)}</connection></connections>`,
  );
const link =
  (target: (value: string) => string): XlsxPlace =>
  (value) => ({
    sheet: '<hyperlinks><hyperlink ref="A1" r:id="rId7"/></hyperlinks>',
    relations: [['rId7', 'hyperlink', target(value), true]],
  });
const external = (content: (value: string) => string): XlsxPlace =>
  besideBook(
    'externalLinks/externalLink1.xml',
    `${SHEET}.externalLink+xml`,
    (v) => `<externalLink ${MAIN}><externalBook>${content(v)}</externalBook></externalLink>`,
  );
const comments = (author: (value: string) => string, content: (value: string) => string): XlsxPlace =>
  besideSheet(
    'comments1.xml',
    `${SHEET}.comments+xml`,
    (v) =>
      `<comments ${MAIN}><authors><author>${author(v)}</author></authors><commentList><comment ref="A1" authorId="0"><text><r><t>${content(v)}</t></r></text></comment></commentList></comments>`,
  );
const x = (): string => 'x';
const base64 = (value: string, encoding: BufferEncoding = 'utf8'): string =>
  Buffer.from(value, encoding).toString('base64');

/** Every place of a workbook that may hold a person's words, by what `docs/formats.md` lists. */
export const XLSX_PLACES: Readonly<Record<string, XlsxPlace>> = {
  cell: inCells((v) => text(`<t>${v}</t>`)),
  'cell: runs': inCells((v) => text([...v].map((c) => `<r><t xml:space="preserve">${c}</t></r>`).join(''))),
  'cell: line break': inCells((v) => text(`<t>${v.replace(' ', '&#10;')}</t>`)),
  'cell: escaped line end': inCells((v) => text(`<t>${v.replace(' ', '_x000D_&#10;')}</t>`)),
  'cell: pronunciation': inCells((v) => text(`<t>x</t><rPh sb="0" eb="1"><t>${v}</t></rPh>`)),
  'cell: pronunciation of a shared string': (v) => ({
    cells: '<c r="A2" t="s"><v>0</v></c>',
    parts: {
      'xl/sharedStrings.xml': [
        `${SHEET}.sharedStrings+xml`,
        `<sst ${MAIN} count="1" uniqueCount="1"><si><t>x</t><rPh sb="0" eb="1"><t>${v}</t></rPh></si></sst>`,
      ],
    },
    bookRelations: [['rId9', 'sharedStrings', 'sharedStrings.xml']],
  }),
  'cell: shared string': (v) => ({
    cells: '<c r="A2" t="s"><v>0</v></c>',
    parts: {
      'xl/sharedStrings.xml': [
        `${SHEET}.sharedStrings+xml`,
        `<sst ${MAIN} count="1" uniqueCount="1"><si><t>${v}</t></si></sst>`,
      ],
    },
    bookRelations: [['rId9', 'sharedStrings', 'sharedStrings.xml']],
  }),
  'cell: unused shared string': (v) => ({
    parts: {
      'xl/sharedStrings.xml': [
        `${SHEET}.sharedStrings+xml`,
        `<sst ${MAIN} count="1" uniqueCount="1"><si><t>${v}</t></si></sst>`,
      ],
    },
    bookRelations: [['rId9', 'sharedStrings', 'sharedStrings.xml']],
  }),
  'cell: joined by underscores': inCells((v) => text(`<t>scan of ${underscored(v)}.pdf</t>`)),
  'cell: in a path': inCells((v) => text(`<t>C:\\Users\\${v}\\notes.doc</t>`)),
  'cell: in a link': inCells((v) => text(`<t>https://files.example/${escapedLink(v)}/a.htm</t>`)),
  'cell: result of a formula': inCells((v) => `<c r="A2" t="str"><f>A1&amp;"!"</f><v>${v}</v></c>`),
  'cell: formula text': inCells((v) => `<c r="A2"><f>LEN("${v}")</f><v>1</v></c>`),
  'cell: formula joined': inCells(
    (v) => `<c r="A2" t="str"><f>"${v.replace(' ', '"&amp;" "&amp;"')}"</f><v>${v}</v></c>`,
  ),
  'cell: link by formula': inCells(
    (v) => `<c r="A2" t="str"><f>HYPERLINK("mailto:a@b.example?subject=${escapedLink(v)}","open")</f><v>open</v></c>`,
  ),
  'cell: link by formula, file': inCells(
    (v) => `<c r="A2" t="str"><f>HYPERLINK("C:\\Users\\${v}\\a.xlsx","open")</f><v>open</v></c>`,
  ),
  'cell: link by formula, underscores': inCells(
    (v) => `<c r="A2" t="str"><f>HYPERLINK("C:\\${underscored(v)}.xlsx","open")</f><v>open</v></c>`,
  ),
  'cell: formula to another workbook': inCells((v) => `<c r="A2"><f>'C:\\Users\\${v}\\[a.xlsx]S'!A1</f><v>1</v></c>`),
  'cell: formula to a name': inCells((v) => `<c r="A2"><f>${underscored(v).replace(/^(?=\d)/, '_')}+1</f><v>1</v></c>`),
  'cell: a comment of XML': inCells((v) => `<!-- ${v} --><c r="A2"><v>1</v></c>`),
  'cell: an unknown attribute': inCells((v) => `<c r="A2" note="${v}"><v>1</v></c>`),
  'cell: extension': inCells(
    (v) =>
      `<c r="A2"><v>1</v><extLst><ext uri="{1}"><x:note xmlns:x="urn:x" title="${v}">${v}</x:note></ext></extLst></c>`,
  ),
  'sheet: name': (v) => ({ sheetName: v.slice(0, 31) }),
  'sheet: code name': (v) => ({ before: `<sheetPr codeName="${underscored(v)}"/>` }),
  'sheet: header': inSheet((v) => `<headerFooter><oddHeader>&amp;L&amp;"Arial,Bold"${v}</oddHeader></headerFooter>`),
  'sheet: footer': inSheet((v) => `<headerFooter><firstFooter>&amp;R${v}&amp;P</firstFooter></headerFooter>`),
  'sheet: footer with formats within': inSheet(
    (v) => `<headerFooter><oddFooter>&amp;C${v.replace(' ', '&amp;B &amp;I')}</oddFooter></headerFooter>`,
  ),
  'sheet: validation prompt': inSheet(
    (v) =>
      `<dataValidations><dataValidation sqref="A1" promptTitle="${v}" prompt="${v}" errorTitle="${v}" error="${v}"/></dataValidations>`,
  ),
  'sheet: validation list': inSheet(
    (v) =>
      `<dataValidations><dataValidation sqref="A1" type="list"><formula1>"${v},b"</formula1></dataValidation></dataValidations>`,
  ),
  'sheet: conditional format': inSheet(
    (v) =>
      `<conditionalFormatting sqref="A1"><cfRule type="containsText" text="${v}"><formula>SEARCH("${v}",A1)</formula></cfRule></conditionalFormatting>`,
  ),
  'sheet: filter': inSheet(
    (v) =>
      `<autoFilter ref="A1:A2"><filterColumn colId="0"><filters><filter val="${v}"/></filters></filterColumn></autoFilter>`,
  ),
  'sheet: custom filter': inSheet(
    (v) =>
      `<autoFilter ref="A1:A2"><filterColumn colId="0"><customFilters><customFilter val="*${v}*"/></customFilters></filterColumn></autoFilter>`,
  ),
  'sheet: sort by a list': inSheet(
    (v) => `<sortState ref="A1:A2"><sortCondition ref="A1" customList="${v},b"/></sortState>`,
  ),
  'sheet: link display': inSheet(
    (v) => `<hyperlinks><hyperlink ref="A1" location="A2" display="${v}" tooltip="${v}"/></hyperlinks>`,
  ),
  'sheet: link location, whatever it says': inSheet(
    (v) => `<hyperlinks><hyperlink ref="A1" location="${v}"/></hyperlinks>`,
  ),
  'sheet: link location, sheet without quotes': inSheet(
    (v) => `<hyperlinks><hyperlink ref="A1" location="${v}!A1"/></hyperlinks>`,
  ),
  'sheet: link location': inSheet((v) => `<hyperlinks><hyperlink ref="A1" location="'${v}'!A1"/></hyperlinks>`),
  'sheet: link to a name': inSheet(
    (v) => `<hyperlinks><hyperlink ref="A1" location="${underscored(v)}"/></hyperlinks>`,
  ),
  'sheet: scenario': inSheet(
    (v) =>
      `<scenarios><scenario name="${v}" user="${v}" comment="${v}"><inputCells r="A1" val="${v}"/></scenario></scenarios>`,
  ),
  'sheet: protected range': inSheet(
    (v) =>
      `<protectedRanges><protectedRange sqref="A1" name="${underscored(v)}" securityDescriptor="O:WDG:${v}"/></protectedRanges>`,
  ),
  'sheet: ignored errors': inSheet((v) => `<extLst><ext uri="{1}"><note xmlns="urn:n">${v}</note></ext></extLst>`),
  'sheet: smart tag': inSheet(
    (v) =>
      `<smartTags><cellSmartTags r="A1"><cellSmartTag type="0"><cellSmartTagPr key="k" val="${v}"/></cellSmartTag></cellSmartTags></smartTags>`,
  ),
  'sheet: web publishing': inSheet(
    (v) =>
      `<webPublishItems><webPublishItem id="1" divId="${underscored(v)}" title="${v}" destinationFile="C:\\${v}\\a.htm"/></webPublishItems>`,
  ),
  'sheet: view of somebody': inSheet(
    (v) =>
      `<customSheetViews><customSheetView guid="{1}"><headerFooter><oddHeader>&amp;L${v}</oddHeader></headerFooter></customSheetView></customSheetViews>`,
  ),
  'sheet: control': inSheet(
    (v) =>
      `<controls><control shapeId="1" name="${underscored(v)}"><controlPr altText="${v}" linkedCell="A1" macro="[0]!${underscored(v)}"/></control></controls>`,
  ),
  'sheet: object': inSheet(
    (v) => `<oleObjects><oleObject progId="Word.Document.8" shapeId="1" link="[1]!'${v}'"/></oleObjects>`,
  ),
  'sheet: custom property': inSheet((v) => `<customProperties><customPr name="${v}" r:id="rId1"/></customProperties>`),
  'sheet: an unknown attribute': inSheet((v) => `<phoneticPr fontId="1" note="${v}"/>`),
  'sheet: tab': (v) => ({ before: `<sheetViews><sheetView workbookViewId="0" note="${v}"/></sheetViews>` }),
  'workbook: defined name': inBook(
    (v) =>
      `<definedNames><definedName name="${underscored(v).replace(/^(?=\d)/, '_')}">Sheet1!$A$1</definedName></definedNames>`,
  ),
  'workbook: defined name, joined by capitals': inBook(
    (v) => `<definedNames><definedName name="tbl${joined(v)}">Sheet1!$A$1</definedName></definedNames>`,
  ),
  'workbook: defined name, value': inBook(
    (v) => `<definedNames><definedName name="a">"${v}"</definedName></definedNames>`,
  ),
  'workbook: defined name, comment': inBook(
    (v) =>
      `<definedNames><definedName name="a" comment="${v}" description="${v}" help="${v}" statusBar="${v}" customMenu="${v}">Sheet1!$A$1</definedName></definedNames>`,
  ),
  'workbook: sharing': inBook((v) => `<fileSharing userName="${v}"/>`),
  'workbook: version': inBook((v) => `<fileVersion appName="xl" codeName="${v}"/>`),
  'workbook: path': inBook((v) => `<x15ac:absPath xmlns:x15ac="urn:a" url="C:\\Users\\${v}\\Desktop\\"/>`),
  'workbook: path with underscores': inBook(
    (v) => `<x15ac:absPath xmlns:x15ac="urn:a" url="C:\\Users\\${underscored(v)}\\Desktop\\"/>`,
  ),
  'workbook: path as link': inBook(
    (v) => `<x15ac:absPath xmlns:x15ac="urn:a" url="https://a.example/personal/${escapedLink(v)}/"/>`,
  ),
  'workbook: view': inBook(
    (v) =>
      `<customWorkbookViews><customWorkbookView name="${v}" guid="{1}" windowWidth="1" windowHeight="1" activeSheetId="1"/></customWorkbookViews>`,
  ),
  'workbook: code name': inBook((v) => `<workbookPr codeName="${underscored(v)}"/>`),
  'workbook: function group': inBook((v) => `<functionGroups><functionGroup name="${v}"/></functionGroups>`),
  'workbook: smart tags': inBook(
    (v) =>
      `<smartTagTypes><smartTagType namespaceUri="urn:a" name="n" url="http://a.example/${escapedLink(v)}"/></smartTagTypes>`,
  ),
  'workbook: web publishing': inBook(
    (v) =>
      `<webPublishObjects><webPublishObject id="1" divId="d" title="${v}" sourceObject="${v}" destinationFile="C:\\${v}\\a.htm"/></webPublishObjects>`,
  ),
  'workbook: protection': inBook((v) => `<workbookProtection workbookPassword="AB12" lockStructure="1" note="${v}"/>`),
  'table: name': table((v) => `name="${underscored(v)}" displayName="${underscored(v)}"`),
  'table: name, joined by capitals': table((v) => `name="tbl${joined(v)}" displayName="tbl${joined(v)}"`),
  'table: comment': table((v) => `name="T" displayName="T" comment="${v}"`),
  'table: column': table(
    () => 'name="T" displayName="T"',
    (v) => v,
  ),
  'table: column of totals': besideSheet(
    'tables/table1.xml',
    `${SHEET}.table+xml`,
    (v) =>
      `<table ${MAIN} id="1" ref="A1:A2" name="T" displayName="T"><tableColumns count="1"><tableColumn id="1" name="Note" totalsRowLabel="${v}" uniqueName="${v}"><calculatedColumnFormula>"${v}"</calculatedColumnFormula></tableColumn></tableColumns></table>`,
  ),
  'table: styles': table((v) => `name="T" displayName="T" headerRowCellStyle="${v}"`),
  'slicer: name': slicer((v) => `name="${v}" cache="c" caption="x"`),
  'slicer: caption': slicer((v) => `name="a" cache="c" caption="${v}"`),
  'slicer: cache of a slicer': slicer((v) => `name="a" cache="${underscored(v)}" caption="x"`),
  'slicer: cache': slicerCache((v) => `name="Slicer_${underscored(v)}" sourceName="${v}"`),
  'slicer: items': slicerCache(
    () => 'name="a" sourceName="b"',
    (v) =>
      `<data><olap><levels><level uniqueName="[a].[${v}]" sourceCaption="${v}"><ranges><range><i n="[a].&amp;[${v}]" c="${v}"/></range></ranges></level></levels><selections><selection n="[a].&amp;[${v}]"/></selections></olap></data>`,
  ),
  'slicer: style': slicer((v) => `name="a" cache="c" style="${v}"`),
  timeline: besideSheet(
    'timelines/timeline1.xml',
    'vnd.ms-excel.timeline+xml',
    (v) => `<timelines ${MAIN}><timeline name="${v}" caption="${v}" cache="${underscored(v)}"/></timelines>`,
  ),
  'pivot cache: source': pivotCache(
    (v) =>
      `<cacheSource type="worksheet"><worksheetSource ref="A1:A2" sheet="${v}" name="${underscored(v)}"/></cacheSource>`,
  ),
  'pivot cache: who refreshed': besideBook(
    'pivotCache/pivotCacheDefinition1.xml',
    `${SHEET}.pivotCacheDefinition+xml`,
    (v) => `<pivotCacheDefinition ${MAIN} refreshedBy="${v}"/>`,
  ),
  'pivot cache: field': pivotCache(
    (v) =>
      `<cacheFields count="1"><cacheField name="${v}" caption="${v}" propertyName="${v}" uniqueList="1"/></cacheFields>`,
  ),
  'pivot cache: item': pivotCache(
    (v) =>
      `<cacheFields count="1"><cacheField name="a"><sharedItems><s v="${v}" c="${v}"/></sharedItems></cacheField></cacheFields>`,
  ),
  'pivot cache: formula': pivotCache(
    (v) => `<cacheFields count="1"><cacheField name="a" formula="&quot;${v}&quot;"/></cacheFields>`,
  ),
  'pivot cache: group': pivotCache(
    (v) =>
      `<cacheFields count="1"><cacheField name="a"><fieldGroup><groupItems><s v="${v}"/></groupItems><rangePr groupBy="days"/></fieldGroup></cacheField></cacheFields>`,
  ),
  'pivot cache: hierarchy': pivotCache(
    (v) =>
      `<cacheHierarchies><cacheHierarchy uniqueName="[a].[${v}]" caption="${v}" dimensionUniqueName="[${v}]" displayFolder="${v}" measureGroup="${v}" defaultMemberUniqueName="[a].[${v}]" allUniqueName="[${v}]"/></cacheHierarchies><kpis><kpi uniqueName="${v}" caption="${v}" displayFolder="${v}" measureGroup="${v}" value="[${v}]"/></kpis><dimensions><dimension name="${v}" uniqueName="[${v}]" caption="${v}"/></dimensions><measureGroups><measureGroup name="${v}" caption="${v}"/></measureGroups>`,
  ),
  'pivot cache: calculated': pivotCache(
    (v) =>
      `<calculatedItems><calculatedItem formula="${underscored(v).replace(/^(?=\d)/, '_')}+1"/></calculatedItems><calculatedMembers><calculatedMember name="[a].[${v}]" mdx="[a].[${v}]" memberName="${v}" hierarchy="[${v}]" parent="[${v}]"/></calculatedMembers>`,
  ),
  'pivot records': besideBook(
    'pivotCache/pivotCacheRecords1.xml',
    `${SHEET}.pivotCacheRecords+xml`,
    (v) => `<pivotCacheRecords ${MAIN} count="1"><r><s v="${v}"/></r></pivotCacheRecords>`,
  ),
  'pivot table: name': pivotTable((v) => `name="${v}" dataCaption="x"`),
  'pivot table: captions': pivotTable(
    (v) =>
      `name="a" dataCaption="${v}" rowHeaderCaption="${v}" colHeaderCaption="${v}" grandTotalCaption="${v}" errorCaption="${v}" missingCaption="${v}" tag="${v}" pageStyle="x"`,
  ),
  'pivot table: fields': pivotTable(
    () => 'name="a"',
    (v) =>
      `<pivotFields><pivotField name="${v}" subtotalCaption="${v}" uniqueMemberProperty="${v}"><items><item n="${v}" x="0"/></items></pivotField></pivotFields><dataFields><dataField name="${v}" fld="0"/></dataFields><pageFields><pageField fld="0" name="${v}" cap="${v}"/></pageFields>`,
  ),
  'pivot table: filters': pivotTable(
    () => 'name="a"',
    (v) =>
      `<filters><filter fld="0" type="captionEqual" name="${v}" description="${v}" stringValue1="${v}" stringValue2="${v}"/></filters>`,
  ),
  'pivot table: members': pivotTable(
    () => 'name="a"',
    (v) =>
      `<pivotHierarchies><pivotHierarchy caption="${v}"><members><member name="[a].[${v}]"/></members></pivotHierarchy></pivotHierarchies>`,
  ),
  'pivot table: alternative text': pivotTable(
    () => 'name="a"',
    (v) =>
      `<extLst><ext uri="{1}"><x14:pivotTableDefinition xmlns:x14="urn:x" altText="${v}" altTextSummary="${v}"/></ext></extLst>`,
  ),
  'connection: name': connection((v) => `name="${v}" description="${v}"`),
  'connection: file': connection(
    (v) => `name="a" sourceFile="C:\\Users\\${v}\\a.mdb" odcFile="C:\\Users\\${underscored(v)}\\a.odc"`,
  ),
  'connection: database': connection(
    () => 'name="a"',
    (v) =>
      `<dbPr connection="Provider=X;User ID=${v};Data Source=s" command="SELECT * FROM t WHERE n='${v}'" serverCommand="${v}"/>`,
  ),
  'connection: sign-on': connection((v) => `name="a" singleSignOnId="${v}"`),
  'connection: parameter': connection(
    () => 'name="a"',
    (v) => `<parameters><parameter name="${v}" prompt="${v}" string="${v}" cell="A1"/></parameters>`,
  ),
  'connection: web': connection(
    () => 'name="a"',
    (v) =>
      `<webPr url="http://a.example/?n=${escapedLink(v)}" post="n=${v}" editPage="http://a.example/${escapedLink(v)}"><tables><s v="${v}"/></tables></webPr>`,
  ),
  'connection: text': connection(
    () => 'name="a"',
    (v) => `<textPr sourceFile="C:\\Users\\${v}\\a.txt"/>`,
  ),
  'connection: server': connection(
    () => 'name="a"',
    (v) => `<olapPr localConnection="Data Source=C:\\${v}\\a.cub" rowDrillCount="1"/>`,
  ),
  'query table': besideSheet(
    'queryTables/queryTable1.xml',
    `${SHEET}.queryTable+xml`,
    (v) =>
      `<queryTable ${MAIN} name="${v}" connectionId="1"><queryTableRefresh><queryTableFields><queryTableField id="1" name="${v}"/></queryTableFields><queryTableDeletedFields><deletedField name="${v}"/></queryTableDeletedFields></queryTableRefresh></queryTable>`,
  ),
  queries: (v) => ({
    parts: {
      'customXml/item1.xml': [
        '',
        `<DataMashup xmlns="http://schemas.microsoft.com/DataMashup">${Buffer.concat([Buffer.from([0, 0, 0, 0]), ...mashup(v)]).toString('base64')}</DataMashup>`,
      ],
    },
    packageRelations: [['rId5', 'customXml', 'customXml/item1.xml']],
  }),
  'external link: sheet': external((v) => `<sheetNames><sheetName val="${v}"/></sheetNames>`),
  'external link: name': external(
    (v) => `<definedNames><definedName name="${underscored(v)}" refersTo="='${v}'!$A$1"/></definedNames>`,
  ),
  'external link: cache': external(
    (v) =>
      `<sheetDataSet><sheetData sheetId="0"><row r="1"><cell r="A1" t="str"><v>${v}</v></cell></row></sheetData></sheetDataSet>`,
  ),
  'external link: DDE': besideBook(
    'externalLinks/externalLink1.xml',
    `${SHEET}.externalLink+xml`,
    (v) =>
      `<externalLink ${MAIN}><ddeLink ddeService="${v}" ddeTopic="${v}"><ddeItems><ddeItem name="${v}"><values><value t="str"><val>${v}</val></value></values></ddeItem></ddeItems></ddeLink></externalLink>`,
  ),
  'external link: object': besideBook(
    'externalLinks/externalLink1.xml',
    `${SHEET}.externalLink+xml`,
    (v) =>
      `<externalLink ${MAIN}><oleLink r:id="rId1" progId="Word.Document.8" ${R}><oleItems><oleItem name="${v}"/></oleItems></oleLink></externalLink>`,
  ),
  'external link: file': (v) => ({
    parts: {
      'xl/externalLinks/externalLink1.xml': [
        `${SHEET}.externalLink+xml`,
        `<externalLink ${MAIN}><externalBook/></externalLink>`,
      ],
      'xl/externalLinks/_rels/externalLink1.xml.rels': relationList([
        ['rId1', 'externalLinkPath', `file:///C:\\Users\\${escapedLink(v)}\\a.xlsx`, true],
      ]),
    },
    bookRelations: [['rId77', 'externalLink', 'externalLinks/externalLink1.xml']],
  }),
  'comment: text': comments(x, (v) => v),
  'comment: author': comments((v) => v, x),
  'comment: thread': besideSheet(
    'threadedComments/threadedComment1.xml',
    'vnd.ms-excel.threadedcomments+xml',
    (v) =>
      `<ThreadedComments xmlns="urn:t"><threadedComment ref="A1" personId="{1}" id="{2}"><text>${v}</text><mentions><mention mentionpersonId="{1}" mentionId="{3}"/></mentions></threadedComment></ThreadedComments>`,
  ),
  'comment: person': besideBook(
    'persons/person.xml',
    'vnd.ms-excel.person+xml',
    (v) =>
      `<personList xmlns="urn:t"><person displayName="${v}" id="{1}" userId="S::${v}::1" providerId="AD"/></personList>`,
  ),
  'comment: person, provider': besideBook(
    'persons/person.xml',
    'vnd.ms-excel.person+xml',
    (v) => `<personList xmlns="urn:t"><person displayName="x" id="{1}" userId="1" providerId="${v}"/></personList>`,
  ),
  'drawing: text': drawing((v) => `<xdr:sp><xdr:txBody><a:p><a:r><a:t>${v}</a:t></a:r></a:p></xdr:txBody></xdr:sp>`),
  'drawing: names': drawing((v) => `<xdr:cNvPr id="1" name="${v}" descr="${v}" title="${v}"/>`),
  'drawing: formula': drawing((v) => `<xdr:sp macro="[0]!${underscored(v)}" textlink="'${v}'!$A$1"/>`),
  'drawing: field': drawing(
    (v) => `<xdr:sp><xdr:txBody><a:p><a:fld id="{1}" type="TxLink"><a:t>${v}</a:t></a:fld></a:p></xdr:txBody></xdr:sp>`,
  ),
  'drawing: link': drawing(
    (v) => `<xdr:cNvPr id="1" name="a"><a:hlinkClick tooltip="${v}" tgtFrame="${v}"/></xdr:cNvPr>`,
  ),
  'drawing of a note': besideSheet(
    'drawings/vmlDrawing1.vml',
    '',
    (v) =>
      `<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel"><v:shape id="s" alt="${v}"><v:textbox><div>${v}</div></v:textbox><x:ClientData ObjectType="Note"><x:FmlaMacro>[0]!${underscored(v)}</x:FmlaMacro><x:WebTagText>${v}</x:WebTagText></x:ClientData></v:shape></xml>`,
  ),
  'chart: title': chart((v) => `<c:tx><c:rich><a:p><a:r><a:t>${v}</a:t></a:r></a:p></c:rich></c:tx>`),
  'chart: cache': chart(
    (v) =>
      `<c:cat><c:strRef><c:f>Sheet1!A1</c:f><c:strCache><c:pt idx="0"><c:v>${v}</c:v></c:pt></c:strCache></c:strRef></c:cat>`,
  ),
  'chart: formula': chart((v) => `<c:f>'${v}'!A1</c:f>`),
  'chart: formats': chart(
    (v) => `<c:numFmt formatCode="0 &quot;${v}&quot;" sourceLinked="0"/><c:formatCode>0 "${v}"</c:formatCode>`,
  ),
  'chart: header': chart(
    (v) => `<c:printSettings><c:headerFooter><c:oddHeader>&amp;L${v}</c:oddHeader></c:headerFooter></c:printSettings>`,
  ),
  'styles: number format': styles(
    (v) => `<numFmts count="1"><numFmt numFmtId="164" formatCode="0 &quot;${v}&quot;"/></numFmts>`,
  ),
  'styles: name of a style': styles((v) => `<cellStyles count="1"><cellStyle name="${v}" xfId="0"/></cellStyles>`),
  'styles: name of a table style': styles(
    (v) => `<tableStyles count="1" defaultTableStyle="x"><tableStyle name="${v}" pivot="0"/></tableStyles>`,
  ),
  theme: besideBook(
    'theme/theme1.xml',
    'vnd.openxmlformats-officedocument.theme+xml',
    (v) =>
      `<a:theme xmlns:a="${OFFICE}/drawingml/2006/main" name="${v}"><a:themeElements><a:clrScheme name="${v}"/><a:fontScheme name="${v}"/></a:themeElements></a:theme>`,
  ),
  'user names': besideBook(
    'revisions/userNames.xml',
    `${SHEET}.userNames+xml`,
    (v) => `<users ${MAIN} count="1"><userInfo guid="{1}" name="${v}" id="-1" dateTime="2020-01-01T00:00:00"/></users>`,
  ),
  'revisions: headers': besideBook(
    'revisions/revisionHeaders.xml',
    `${SHEET}.revisionHeaders+xml`,
    (v) =>
      `<headers ${MAIN} guid="{1}"><header guid="{1}" dateTime="2020-01-01T00:00:00" maxSheetId="2" userName="${v}"/></headers>`,
  ),
  'revisions: log': besideBook(
    'revisions/revisionLog1.xml',
    `${SHEET}.revisionLog+xml`,
    (v) =>
      `<revisions ${MAIN}><rcc rId="1" sId="1"><oc r="A1" t="inlineStr"><is><t>${v}</t></is></oc><nc r="A1" t="inlineStr"><is><t>${v}</t></is></nc></rcc><rcmt sheetId="1" cell="A1" guid="{1}" author="${v}"/><rdn rId="2" name="${underscored(v)}"><formula>"${v}"</formula></rdn><rsnm rId="3" sheetId="1" oldName="[a.xlsx]${v}" newName="[a.xlsx]${v}"/></revisions>`,
  ),
  'maps of schemas': besideBook(
    'xmlMaps.xml',
    'xml',
    (v) =>
      `<MapInfo ${MAIN} SelectionNamespaces="xmlns:a='urn:a'"><Schema ID="S" Namespace="urn:${escapedLink(v)}"/><Map ID="1" Name="${v}" RootElement="${underscored(v)}" SchemaID="S"><DataBinding FileBinding="true" ConnectionID="1" DataBindingLoadMode="1"/></Map></MapInfo>`,
  ),
  'cells bound to a schema': besideSheet(
    'tables/tableSingleCells1.xml',
    `${SHEET}.tableSingleCells+xml`,
    (v) =>
      `<singleXmlCells ${MAIN}><singleXmlCell id="1" r="A1" connectionId="0"><xmlCellPr id="1" uniqueName="${v}"><xmlPr mapId="1" xpath="/a/${underscored(v)}" xmlDataType="string"/></xmlCellPr></singleXmlCell></singleXmlCells>`,
  ),
  controls: besideSheet(
    'ctrlProps/ctrlProp1.xml',
    'vnd.ms-excel.controlproperties+xml',
    (v) =>
      `<formControlPr ${MAIN} objectType="Drop" fmlaLink="A1" fmlaRange="'${v}'!A1"><itemLst><item val="${v}"/></itemLst></formControlPr>`,
  ),
  'views with names': besideSheet(
    'namedSheetViews/namedSheetView1.xml',
    'vnd.ms-excel.namedsheetviews+xml',
    (v) => `<namedSheetViews xmlns="urn:n"><namedSheetView name="${v}" id="{1}"/></namedSheetViews>`,
  ),
  'rich data': besideBook(
    'richData/rdrichvalue.xml',
    'vnd.ms-excel.rdrichvalue+xml',
    (v) => `<rvData xmlns="urn:r" count="1"><rv s="0"><v>${v}</v></rv></rvData>`,
  ),
  metadata: besideBook(
    'metadata.xml',
    `${SHEET}.sheetMetadata+xml`,
    (v) => `<metadata ${MAIN}><metadataStrings count="1"><s v="${v}"/></metadataStrings></metadata>`,
  ),
  'volatile values': besideBook(
    'volatileDependencies.xml',
    `${SHEET}.volatileDependencies+xml`,
    (v) =>
      `<volTypes ${MAIN}><volType type="realTimeData"><main first="${v}"><tp t="s"><v>${v}</v><stp>${v}</stp><tr r="A1" s="1"/></tp></main></volType></volTypes>`,
  ),
  'model of data': besideBook('model/item.data', 'vnd.openxmlformats-officedocument.model+data', (v) => utf16(v)),
  'custom property of a sheet': besideSheet('customProperty1.bin', `${SHEET}.customProperty`, (v) => utf16(v)),
  'settings of a printer': besideSheet('printerSettings/printerSettings1.bin', `${SHEET}.printerSettings`, (v) =>
    utf16(v),
  ),
  'attached toolbars': besideBook('attachedToolbars.bin', 'vnd.ms-excel.attachedToolbars', (v) => utf16(v)),
  'embedded document': besideSheet(
    'embeddings/a.docx',
    'vnd.openxmlformats-officedocument.wordprocessingml.document',
    (v) => docxWith({ body: `<w:p><w:r><w:t>${v}</w:t></w:r></w:p>` }, ''),
  ),
  'embedded object': besideSheet('embeddings/oleObject1.bin', '', (v) => utf16(v)),
  picture: besideSheet('media/image1.emf', 'x-emf', (v) => utf16(v)),
  'custom XML': (v) => ({
    parts: { 'customXml/item1.xml': ['', `<d xmlns="urn:d" a="${v}"><b>${v}</b></d>`] },
    packageRelations: [['rId5', 'customXml', 'customXml/item1.xml']],
  }),
  'custom XML, base64': (v) => ({
    parts: { 'customXml/item1.xml': ['', `<d xmlns="urn:d">${base64(`${v} and some more words around`)}</d>`] },
    packageRelations: [['rId5', 'customXml', 'customXml/item1.xml']],
  }),
  'properties: creator': (v) => ({
    parts: {
      'docProps/core.xml': [
        'vnd.openxmlformats-package.core-properties+xml',
        `<cp:coreProperties xmlns:cp="urn:cp" xmlns:dc="urn:dc"><dc:creator>${v}</dc:creator></cp:coreProperties>`,
      ],
    },
    packageRelations: [['rId5', 'core-properties', 'docProps/core.xml']],
  }),
  'properties: titles of parts': (v) => ({
    sheetName: v.slice(0, 31),
    parts: {
      'docProps/app.xml': [
        'vnd.openxmlformats-officedocument.extended-properties+xml',
        `<Properties xmlns="urn:p" xmlns:vt="urn:vt"><TitlesOfParts><vt:vector size="2" baseType="lpstr"><vt:lpstr>${v.slice(0, 31)}</vt:lpstr><vt:lpstr>'${v.slice(0, 31)}'!Print_Area</vt:lpstr></vt:vector></TitlesOfParts></Properties>`,
      ],
    },
    packageRelations: [['rId5', 'extended-properties', 'docProps/app.xml']],
  }),
  link: link((v) => `https://files.example/${escapedLink(v)}/a`),
  'link: mail': link((v) => `mailto:a@b.example?subject=${escapedLink(v)}`),
  'link: file': link((v) => `file:///C:\\Users\\${spaced(v)}\\a.xlsx`),
  'link: place in the workbook': link((v) => `#'${v}'!A1`),
  'name of a part': (v) => ({
    parts: { [`xl/media/${underscored(v)}.png`]: ['', Buffer.from('89504E470D0A1A0A', 'hex')] },
    relations: [['rId7', 'image', `../media/${underscored(v)}.png`]],
  }),
};

function mashup(value: string): Buffer[] {
  const inside = Buffer.from(
    packed({ 'Formulas/Section1.m': ['', `section Section1; shared Q = let S = "${value}" in S;`] }),
  );
  const length = Buffer.alloc(4);
  length.writeUInt32LE(inside.length);
  return [length, inside, Buffer.alloc(8)];
}

/** A workbook with what a place adds. @param known a text of the first cell of the second column. */
export function xlsxWith(pieces: XlsxPieces, known: string): Uint8Array {
  const { cells = '', sheet = '', before = '', sheetName = 'Sheet1', workbook = '', parts = {} } = pieces;
  const { relations = [], bookRelations = [], packageRelations = [] } = pieces;
  const rows = `<row r="1"><c r="A1" t="inlineStr"><is><t>Note</t></is></c></row><row r="2">${cells}</row><row r="3"><c r="B3" t="inlineStr"><is><t>${known}</t></is></c></row>`;
  return packed({
    '_rels/.rels': relationList([['rId1', 'officeDocument', 'xl/workbook.xml'], ...packageRelations]),
    'xl/workbook.xml': [
      `${SHEET}.sheet.main+xml`,
      `<workbook ${MAIN} ${R}><sheets><sheet name="${sheetName}" sheetId="1" r:id="rId1"/></sheets>${workbook}</workbook>`,
    ],
    'xl/_rels/workbook.xml.rels': relationList([['rId1', 'worksheet', 'worksheets/sheet1.xml'], ...bookRelations]),
    'xl/worksheets/sheet1.xml': [
      `${SHEET}.worksheet+xml`,
      `<worksheet ${MAIN} ${R}>${before}<sheetData>${rows}</sheetData>${sheet}</worksheet>`,
    ],
    'xl/worksheets/_rels/sheet1.xml.rels': relationList(relations),
    ...parts,
  });
}
