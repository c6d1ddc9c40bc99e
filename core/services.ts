// Public API of services: what plugins can replace, and the tokens for it.

export {
  type Clock,
  type KeySource,
  type LanguageGuess,
  MODEL_NAMES,
  type ModelEntity,
  type ModelFile,
  type ModelHead,
  type ModelName,
  type ModelRuntime,
  type Ocr,
  type OcrReader,
  type OcrWord,
  type RandomSource,
  type RunningModel,
  type RuntimeKind,
  type ServiceFactory,
  type ServiceOptions,
  type ServiceToken,
  serviceToken,
  type UseService,
} from './contracts/service.js';
export { SERVICES } from './engine/core-services.js';
