/** Names of the format (ISO 32000, and extensions of readers), which are never terms, whatever they look like. */
const NAMES = `
AFRelationship AHx AIS ASCIIHexDecode AcroForm Action ActualText Additive Adobe After All Alpha Alt Alternate
AlternatePresentations Alternates And Annot Annots AppDefault Approved Arial Art ArtBox Artifact AsIs Ascent Aside
Attached AuthEvent Author AvgWidth BBox BPC Background Base BaseEncoding BaseFont BaseState BaselineShift Bead
Before BibEntry BitsPerComponent BitsPerCoordinate BitsPerFlag BitsPerSample Black BlackPoint BleedBox Blinds Block
BlockAlign BlockQuote Blue BlueFuzz BlueScale BlueShift BlueValues Bold BoldItalic BoldOblique Border Both Bottom
Bounds BrotliDecode Btn Butt CCF CCITTFaxDecode CFM CIDSystemInfo CIDToGIDMap CMYK CRL CRLs CalGray CalRGB Calibri
Cambria Cap CapHeight Caption Caret Catalog Center CenterWindow Cert Certs CharProcs CharStrings Circle ClassMap
Clip ClosedArrow Cloud Code ColSpan Collection Color ColorBurn ColorDodge ColorSpace ColorTransform Colors Column
Columns Comment Company Compatible Confidential ContactInfo Content Contents Coords Count Courier Cover CreationDate
Creator CropBox Cross Cyan DCT DCTDecode DOS DSS Darken Decimal Decode DecodeParms Default Departmental Desc
DescendantFonts Descent Design Dest Dests DeviceCMYK DeviceGray DeviceN DeviceRGB Diamond Difference Differences
Direction Disc DisplayDocTitle Dissolve Div DocOpen DocTimeStamp Document DocumentFragment Domain Dot Double Draft
Duplex DuplexFlipLongEdge DuplexFlipShortEdge Dur EFF EarlyChange Ellipse EmbeddedFile EmbeddedFiles Encode
EncodedByteAlign Encoding Encrypt EncryptMetadata End EndIndent EndOfBlock EndOfLine Exclude Exclusion
ExpansionFactor Experimental ExpertEncoding Expired Export ExtGState Extend FENote Fade FallbackType FamilyBlues
FamilyOtherBlues Fields Figure FileAttachment Filespec Filter Final Find First FirstChar FirstPage Fit FitB FitBH
FitBV FitH FitR FitV FitWindow Flags FlateDecode Fly Font FontBBox FontDescriptor FontFamily FontFile FontMatrix
FontName FontWeight Footer ForComment ForPublicRelease ForceBold Form FormType Formula FreeText FullScreen Function
FunctionType Functions GTS_PDFA GTS_PDFX Gamma Garamond Georgia Glitter GoTo GoToE GoToR Graph Gray Green Group
HardLight Header Headers Height Help Helv Helvetica Hide HideMenubar HideToolbar HideWindowUI Highlight Hue ICCBased
IDS IDTree IRT Identity Image ImageMask ImportData Include Index Indexed Info Ink InkList Inline InlineAlign Insert
Intent Interpolate Inverse Invert Italic ItalicAngle JPX JPXDecode JavaScript Javascript Justify Key Keywords Kids
LBody LLE LZW LZWDecode Lab Lang LanguageGroup Last LastChar LastPage Launch Layout Lbl Leading Left Length Lighten
Limits Line LineHeight Linearized Link List ListNumbering Location Lock Locked LowerAlpha LowerRoman Luminosity MCID
Mac MacExpertEncoding MacRomanEncoding Magenta Manager MarkInfo Marked Markup Mask Matrix Matte MaxLen MaxWidth
Measure MediaBox Mesh Metadata Mic MissingWidth Mixed ModDate Movie Multiply Name Named Names Namespaces
NeedAppearances NeedsRendering NewParagraph NewWindow Next NextPage NonFullScreenPageMode NonStruct None Normal Not
NotApproved NotForPublicRelease Note NumCopies Nums OBJR OCGs OCProperties OCSP OCSPs OFF OPM Obj Oblique Off
OneColumn Open OpenAction OpenArrow OpenType Opt Order Ordering OtherBlues Outlines Overlay PMD Page PageLabels
PageLayout PageMode Pages Pagination PaintType Panose Paperclip Paragraph Params Parent ParentTree ParentTreeNextKey
Part Pattern PatternType Perms PickTrayByPDFSize Placement Plain PolyLine Polygon Popup Prec Predictor PreserveRB
Prev PrevPage Print PrintArea PrintClip PrintField PrintPageRange PrintScaling PrintState PrinterMark Private
Process Producer Projection PronunciationLexicon Properties Push PushPin QuadPoints Quote RBGroups RClosedArrow RGB
ROS ROpenArrow RadialAxial Range Reason Rect Red Redact Reference Registration Registry Regular Rendition Renditions
Replace ResetForm Resources Rhomboid RichMedia Right Role RoleMap Roman Root Rotate Row RowSpan Rows Ruby RubyAlign
RunLengthDecode SMask SMaskInData Saturation SaveAs Scope Screen Sect Separation SetOCGState Shading ShadingType
Shape Sig SigFlags Simplex SinglePage Size Slash SoftLight Sold Sound SourceModified SpaceAfter SpaceBefore Span
Speaker Spider Split Spot Square Squiggly Stamp Standard StandardEncoding Start StartIndent State StateModel StdCF
StdHW StdVW StemH StemSnapH StemSnapV StemV Stm StmF StrF StrikeOut Strong StructParent StructParents StructTreeRoot
Style Sub Subj Subject SubmitForm Subrs Subtype Summary Supplement Suspects Symbol SymbolSetEncoding SyntheticBase
TBody TFoot THead TOC TOCI Table Tag Tahoma Templates Text TextAlign TextDecorationType TextIndent Thread ThreeD
Thumb TilingType Times Title ToUnicode Toggle Top TopSecret Trans Transparency TrapNet Trapped TrimBox TrueType
TwoColumnLeft TwoColumnRight TwoPageLeft TwoPageRight Type UCR URI URLS Uncover Underline UniqueID Unix UpperAlpha
UpperRoman Usage UseAttachments UseNone UseOC UseOutlines UseThumbs User UserProperties UserUnit VRI Verdana Version
Vertices VerticesPerRow View ViewArea ViewClip ViewState ViewerPreferences Warichu Watermark White WhitePoint Widget
Width Widths Win WinAnsiEncoding Wipe WritingMode XFA XFAImages XHeight XObject XRef XRefStm XStep XUID XYZ YStep
Yellow ZaDb ZapfDingbats ZapfDingbatsEncoding Zoom
`;

const FORMAT: ReadonlySet<string> = new Set(NAMES.split(/\s+/));

/** True if a name belongs to the format. Names of one or two characters cannot identify anybody. */
export const isOfFormat = (name: string): boolean => name.length < 3 || FORMAT.has(name);
