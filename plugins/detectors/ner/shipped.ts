/** The model of the package. The path leads from dist/ to the folder of the source file. */
export const SHIPPED_MODEL = new URL('../../../../plugins/detectors/ner/model/default.bin', import.meta.url);
