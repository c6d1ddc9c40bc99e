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
