// Names are local names, because prefixes differ between producers. No two of these formats use a name for different
// things.

/** Attributes that are readable text in any element. */
const READABLE = new Set([
  ...['descr', 'title', 'alt', 'altText', 'altTextSummary', 'tooltip', 'author', 'initials', 'userId', 'displayName'],
  ...['contact', 'displayText', 'userName', 'lastModifiedBy', 'refreshedBy', 'caption', 'string', 'fullName', 'email'],
]);

/** Attributes that are readable text in some elements only, as `element@attribute`. */
const READABLE_IN = new Set([
  ...['docPr@name', 'cNvPr@name', 'docVar@name', 'docVar@val', 'alias@val', 'tag@val', 'listItem@value', 'default@val'],
  ...['statusText@val', 'helpText@val', 'query@val', 'connectString@val', 'udl@val', 'addressFieldName@val'],
  ...[
    'mailSubject@val',
    'mappedName@val',
    'table@val',
    'attr@val',
    'attr@name',
    'tblCaption@val',
    'tblDescription@val',
  ],
  ...[
    'fldSimple@instr',
    'bookmarkStart@name',
    'hyperlink@anchor',
    'hyperlink@docLocation',
    'lvlText@val',
    'property@name',
  ],
  ...['title@val', 'description@val', 'docPart@val', 'imagedata@href', 'shape@href'],
  ...['moveFromRangeStart@name', 'moveToRangeStart@name'],
  ...['comboBox@lastValue', 'dropDownList@lastValue', 'listEntry@val', 'sectionTitle@val', 'permStart@ed'],
  ...['imagedata@src', 'fill@src', 'webVideoPr@embeddedHtml', 'desc@val', 'property@linkTarget'],
  // Form controls, add-ins.
  ...['ocxPr@value', 'property@value'],
  // Presentations inside of documents.
  ...['cmAuthor@name', 'cSld@name', 'custShow@name', 'section@name'],
  // Workbooks.
  ...['sheet@name', 'definedName@name', 'definedName@comment', 'table@name', 'table@displayName', 'table@comment'],
  ...['tableColumn@name', 'tableColumn@totalsRowLabel', 'tableColumn@uniqueName', 'queryTableField@name'],
  ...['dataValidation@prompt', 'dataValidation@promptTitle', 'dataValidation@error', 'dataValidation@errorTitle'],
  ...[
    'hyperlink@display',
    'hyperlink@location',
    'filter@val',
    'customFilter@val',
    'sheetName@val',
    'externalName@name',
  ],
  ...['cacheField@name', 's@v', 's@c', 'pivotField@name', 'dataField@name', 'item@n', 'member@name'],
  ...['cacheHierarchy@uniqueName', 'cacheHierarchy@displayFolder', 'worksheetSource@sheet', 'worksheetSource@name'],
  ...[
    'rangeSet@sheet',
    'rangeSet@name',
    'pivotTableDefinition@name',
    'dimension@name',
    'measureGroup@name',
    'kpi@name',
  ],
  ...['connection@name', 'connection@description', 'dbPr@connection', 'dbPr@command', 'textPr@sourceFile', 'webPr@url'],
  ...['webPr@post', 'queryTable@name', 'Map@Name', 'absPath@url', 'scenario@name', 'scenario@user', 'scenario@comment'],
  ...['inputCells@val', 'protectedRange@name', 'customWorkbookView@name', 'userInfo@name', 'header@userName'],
  ...[
    'slicer@name',
    'slicer@cache',
    'slicerCacheDefinition@name',
    'slicerCacheDefinition@sourceName',
    'timeline@cache',
    'timelineCacheDefinition@name',
    'rangePr@sourceName',
    'control@name',
    'ddeLink@ddeTopic',
  ],
  ...[
    'oleLink@name',
    'oleObject@link',
    'webPublishItem@title',
    'webPublishItem@destinationFile',
    'i@n',
    'i@c',
    'customPr@name',
  ],
  ...['definedName@description', 'definedName@help', 'definedName@statusBar', 'definedName@customMenu'],
  ...['functionGroup@name', 'webPublishObject@title', 'webPublishObject@destinationFile', 'cellSmartTagPr@val'],
  ...['cfRule@text', 'sortCondition@customList', 'item@val', 'namedSheetView@name', 'selection@n', 'hyperlink@url'],
  ...['timeline@name', 'timeslicer@name', 'timelineCacheDefinition@sourceName', 'level@sourceCaption'],
  ...['connection@sourceFile', 'connection@odcFile', 'dbPr@serverCommand', 'olapPr@localConnection', 'webPr@editPage'],
  ...['parameter@name', 'parameter@prompt', 'oledbPr@connection', 'dbTable@name', 'deletedField@name'],
  ...['ddeItem@name', 'oleItem@name', 'rdn@name', 'rdn@comment', 'rsnm@oldName', 'rsnm@newName', 'ris@name'],
]);

/** `name@val` is the name of a style, a building block or a form field. Only the last is written by a person. */
const FIELD_NAME_PARENTS = new Set(['ffData', 'fieldMapData', 'docPartPr', 'category']);

/** True for an attribute with readable text, in which terms are found and replaced. */
export function isReadable(element: string, attribute: string, parent: string): boolean {
  if (READABLE.has(attribute)) return true;
  const place = `${element}@${attribute}`;
  return place === 'name@val' ? FIELD_NAME_PARENTS.has(parent) : READABLE_IN.has(place);
}

/** Names that PowerPoint gives to the frames of a layout. */
const FRAME =
  /^(?:(?:Vertical )?(?:Title|Subtitle|Content|Text)|Date|Footer|Header|Slide Number|Slide Image|Notes|Picture|Media|Chart|Table|SmartArt|ClipArt|Online Image|Object) Placeholder \d{1,6}$/;

/** True if a program generated the name of a shape. */
export const isFrameName = (attribute: string, name: string): boolean => attribute === 'name' && FRAME.test(name);

/** True for an attribute that is the name of a bookmark or refers to one. */
export const isBookmark = (element: string, attribute: string, parent: string): boolean =>
  (element === 'bookmarkStart' && attribute === 'name') ||
  (element === 'hyperlink' && attribute === 'anchor') ||
  (element === 'property' && attribute === 'linkTarget') ||
  // A form field has the name of the bookmark around it.
  (element === 'name' && parent === 'ffData');
