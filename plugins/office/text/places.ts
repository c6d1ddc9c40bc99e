import type { EntityType } from '../../../core/index.js';

// Names are local ones: prefixes differ between producers, and no two of these formats use one name for different things.

/** Attributes a person can read, in any element. */
const READABLE = new Set([
  ...['descr', 'title', 'alt', 'altText', 'altTextSummary', 'tooltip', 'author', 'initials', 'userId', 'displayName'],
  ...['contact', 'displayText', 'userName', 'lastModifiedBy', 'refreshedBy', 'caption', 'string', 'fullName', 'email'],
]);

/** Attributes a person can read in some elements only, as `element@attribute`. */
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
  // Presentations within documents.
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
    'slicerCacheDefinition@name',
    'slicerCacheDefinition@sourceName',
    'control@name',
    'ddeLink@ddeTopic',
  ],
  ...[
    'oleLink@name',
    'oleObject@link',
    'webPublishItem@title',
    'webPublishItem@destinationFile',
    'i@n',
    'customPr@name',
  ],
]);

/** `name@val` names a style, a building block or a form field: only the last is a person's own words. */
const FIELD_NAME_PARENTS = new Set(['ffData', 'fieldMapData', 'docPartPr', 'category']);

/** Whether people read this attribute, so that terms are looked for in it and replaced. */
export function isReadable(element: string, attribute: string, parent: string): boolean {
  if (READABLE.has(attribute)) return true;
  const place = `${element}@${attribute}`;
  return place === 'name@val' ? FIELD_NAME_PARENTS.has(parent) : READABLE_IN.has(place);
}

/** What PowerPoint calls the frames of a layout. */
const FRAME =
  /^(?:(?:Vertical )?(?:Title|Subtitle|Content|Text)|Date|Footer|Header|Slide Number|Slide Image|Notes|Picture|Media|Chart|Table|SmartArt|ClipArt|Online Image|Object) Placeholder \d{1,6}$/;

/** Whether the name of a shape is one that a program gave it. */
export const isFrameName = (attribute: string, name: string): boolean => attribute === 'name' && FRAME.test(name);

/** Whether an attribute is the name of a bookmark, or refers to one. */
export const isBookmark = (element: string, attribute: string, parent: string): boolean =>
  (element === 'bookmarkStart' && attribute === 'name') ||
  (element === 'hyperlink' && attribute === 'anchor') ||
  // A form field and the bookmark around it share a name.
  (element === 'name' && parent === 'ffData');

/** Elements whose text is a number, a date, a measure or code. */
const STRUCTURAL_TEXT = new Set([
  ...[
    'TotalTime',
    'Pages',
    'Words',
    'Characters',
    'CharactersWithSpaces',
    'Lines',
    'Paragraphs',
    'DocSecurity',
    'ScaleCrop',
  ],
  ...[
    'LinksUpToDate',
    'SharedDoc',
    'HyperlinksChanged',
    'AppVersion',
    'Application',
    'Slides',
    'Notes',
    'HiddenSlides',
    'MMClips',
  ],
  ...[
    'i1',
    'i2',
    'i4',
    'i8',
    'int',
    'ui1',
    'ui2',
    'ui4',
    'ui8',
    'uint',
    'r4',
    'r8',
    'bool',
    'filetime',
    'date',
    'clsid',
  ],
  ...['created', 'modified', 'lastPrinted', 'revision', 'posOffset', 'align', 'pctWidth', 'pctHeight', 'formatCode'],
  ...['pctPosHOffset', 'pctPosVOffset', 'DigestValue', 'SignatureValue', 'X509Certificate', 'binData'],
  // VML: anchors and switches of controls.
  ...['Anchor', 'Row', 'Column', 'ClipboardFormat', 'LockedField'],
]);

/** Whether an element's text is of no meaning to a reader. `path` leads to it, without its prefix. */
export const isStructuralText = (element: string, grandparent: string): boolean =>
  STRUCTURAL_TEXT.has(element) || (element === 'v' && grandparent === 'numCache');

/** Elements and attributes that name a person and nothing else. */
const PERSONS = new Set([
  ...['creator', 'lastModifiedBy', 'Manager', 'author'],
  ...['@author', '@initials', '@userName', '@refreshedBy'],
  // In data of SharePoint, that of a column is its title.
  ...['person@displayName', 'cmAuthor@name'],
]);

/** The type of what stands in an element, where its name alone says it. */
export const typeOfText = (element: string): EntityType | undefined => (PERSONS.has(element) ? 'PERSON' : undefined);

/** The same of an attribute. */
export const typeOfAttribute = (element: string, attribute: string): EntityType | undefined =>
  PERSONS.has(`@${attribute}`) || PERSONS.has(`${element}@${attribute}`) ? 'PERSON' : undefined;

/** What programs write where the name of the author is not known. */
const NOBODY = new Set([
  ...[
    'author',
    'unknown',
    'unknown author',
    'user',
    'windows user',
    'microsoft office user',
    'microsoft',
    'administrator',
  ],
  ...[
    'admin',
    'owner',
    'guest',
    'default',
    'test',
    'root',
    'python-docx',
    'apache poi',
    'openoffice',
    'libreoffice',
    'un-named',
    // Libraries that write files.
    'openpyxl',
    'xlsxwriter',
    'closedxml',
    'epplus',
    'phpexcel',
    'phpspreadsheet',
    'phpword',
    'sheetjs',
    'docx4j',
    'pandoc',
  ],
]);

/** Whether a name is that of a program's default and not of a person. */
export const isNobody = (name: string): boolean => NOBODY.has(name.trim().toLowerCase());

/** Two to four words that each begin with a capital, or are of a script without any. */
const FULL_NAME = /^[\p{Lu}\p{Lo}][\p{L}\p{M}.'’-]{0,40}(?:,? [\p{Lu}\p{Lo}][\p{L}\p{M}.'’-]{0,40}){1,3}$/u;
/** Words in names of programs, accounts and units that are no persons. */
const NO_PERSON =
  /(?<!\p{L})(?:user|users|admin|microsoft|windows|office|apache|oracle|adobe|google|crystal|reports?|software|team|department|inc|ltd|llc|corp|corporation|gmbh|company|university|services?|systems?)(?!\p{L})/iu;

/** Words of one account, `jdoe_sales` or `HOSP\jdoe`: no language writes so. */
const ACCOUNT = /^(?=.{6,40}$)(?=.{0,37}\p{L}{3})[\p{L}\p{N}]{1,30}(?:[._\\-][\p{L}\p{N}]{1,30}){1,3}$/u;

/** Whether an author's name is that of an account, which says who is meant wherever it stands. */
export const isAccount = (name: string): boolean => ACCOUNT.test(name) && !NO_PERSON.test(name) && !isNobody(name);

/** Whether an author's name is written like a full name, though nobody knows its words. */
export const isFullName = (name: string): boolean => FULL_NAME.test(name) && !NO_PERSON.test(name) && !isNobody(name);

/** Identifiers that programs make up. */
const MADE_UP = /^[{(]?[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}[)}]?$/i;
/** Attributes of a schema in a customer's own data. */
const SCHEMA = new Set(['namespace', 'targetNamespace', 'schemaLocation', 'uri', 'ref', 'type', 'base']);

/** Whether any attribute of a customer's own data may be readable: all but references to schemas. */
export const isOwnWords = (attribute: string): boolean =>
  !attribute.startsWith('xmlns') && !SCHEMA.has(attribute.slice(attribute.indexOf(':') + 1));

/** Namespaces that standards and Office define, of which programs know every letter. */
const STANDARD_NAMESPACE =
  /^(?:https?:\/\/(?:www\.w3\.org|schemas\.(?:microsoft|openxmlformats|xmlsoap)\.(?:com|org)|purl\.(?:oclc\.)?org)\/|urn:schemas-microsoft-com:)/;

/** Whether a namespace is one of these, and not a customer's own. */
export const isStandardNamespace = (namespace: string): boolean => STANDARD_NAMESPACE.test(namespace);

/** Whether a value was made up by a program, and refers to another place of the file. */
export const isMadeUp = (value: string): boolean => MADE_UP.test(value);

/** Attributes that hold names of fonts, styles, languages, kinds and addresses within the package, in any element. */
const STRUCTURAL = new Set([
  ...[
    'val',
    'id',
    'Id',
    'type',
    'Type',
    'uri',
    'URI',
    'name',
    'Target',
    'PartName',
    'ContentType',
    'Extension',
    'typeface',
    'ascii',
  ],
  ...['hAnsi', 'cs', 'eastAsia', 'bidi', 'font', 'styleId', 'style', 'class', 'Requires', 'Ignorable', 'prst', 'spid'],
  ...['gfxdata', 'path', 'lang', 'xpath', 'prefixMappings', 'element', 'src', 'Algorithm', 'fontKey', 'schemaLocation'],
  // Workbooks: addresses, formats, sums of passwords, names of modules.
  ...['sqref', 'ref', 'r', 's', 't', 'spans', 'codeName', 'uid', 'rgb', 'formatCode', 'cellRange', 'progId'],
  ...['hashValue', 'saltValue', 'algorithmName', 'workbookHashValue', 'workbookSaltValue', 'password'],
]);

/** Whether an attribute is part of the format's skeleton: never searched, never changed. */
export const isStructural = (attribute: string): boolean =>
  attribute.startsWith('xmlns') || STRUCTURAL.has(attribute.slice(attribute.indexOf(':') + 1));
