// What belongs to the formats themselves, by local names.

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

/** Of these, addresses within the package and the sheet, media types, sums of passwords: no part of a name or number of anybody. */
const ADDRESSES = new Set([
  ...['Type', 'ContentType', 'Extension', 'Target', 'PartName', 'Algorithm', 'Requires', 'Ignorable', 'prst', 'lang'],
  ...['sqref', 'ref', 'r', 's', 't', 'spans', 'uid', 'rgb', 'cellRange', 'formatCode', 'fontKey', 'bidi'],
  ...['hashValue', 'saltValue', 'algorithmName', 'workbookHashValue', 'workbookSaltValue', 'password'],
]);

/** Whether the attribute whose value stands at an offset holds instructions of a drawing: points, measures, bytes. */
export const isDrawn = (attribute: string, source: string, start: number): boolean =>
  attribute === 'path' ||
  attribute === 'gfxdata' ||
  (attribute === 'style' && /^[\s\w-]{1,40}:/.test(source.slice(start, start + 50)));

/** Elements that list what programs know by themselves: built-in styles, ways to be compatible, functions. */
const OF_PROGRAMS = new Set(['lsdException', 'compatSetting', 'feature']);

/** Whether an element holds nothing but names that programs know by themselves. */
export const isOfPrograms = (element: string): boolean => OF_PROGRAMS.has(element);

/** Attributes of any element, and of some, that name a font: as its designer called it. */
const FONTS = new Set([
  ...['@ascii', '@hAnsi', '@cs', '@eastAsia', '@typeface', 'font@name', 'altName@val', 'mathFont@val', 'rFont@val'],
  ...['sym@font', 'font@val'],
]);

/** Whether an attribute names a font. */
export const isFont = (element: string, attribute: string, parent: string): boolean =>
  FONTS.has(`@${attribute}`) || FONTS.has(`${element}@${attribute}`) || (parent === 'font' && element === 'name');

/** Whether an attribute is part of the skeleton, and yet may hold a name that somebody has given, or a namespace. */
export const isSkeleton = (attribute: string): boolean =>
  isStructural(attribute) && !ADDRESSES.has(attribute.slice(attribute.indexOf(':') + 1));

/** Numbers and points, days, sums in hexadecimal digits, words by which formats say one of several things: `nextPage`. */
const NO_WORDS = /^(?:[-+]?[\d.,;:%\sxXeE]*|\d{4}-\d\d-\d\d(?:T[\d:.Z+-]*)?|[0-9A-F]{6,8}|[a-z][A-Za-z0-9]*)$/;
const WORDS = /\p{L}{3}|\d(?:\D?\d){4}/u;
/** Bytes, in which nothing can be read. */
const LONGEST_WORDLESS = 200;

/** True if an attribute that is not known to be readable may hold user text. */
export const mayHoldWords = (attribute: string, value: string): boolean =>
  WORDS.test(value) &&
  !isStructural(attribute) &&
  !NO_WORDS.test(value) &&
  !isMadeUp(value) &&
  !isStandardNamespace(value) &&
  (value.length <= LONGEST_WORDLESS || /\s/.test(value));
