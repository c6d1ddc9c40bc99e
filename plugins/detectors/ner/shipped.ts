/** The model of the package. Compiled, this file lies under dist/; the model lies beside its source. */
export const SHIPPED_MODEL = new URL('../../../../plugins/detectors/ner/model/default.bin', import.meta.url);
