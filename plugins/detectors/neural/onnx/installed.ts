import { DeidError, type Registry } from '../../../../core/index.js';
import { serviceToken } from '../../../../core/services.js';
import { OnnxSession } from './session.js';

/** Runs graphs in ONNX; an optional peer, since it is native code of 300 MB. */
const RUNTIME = 'onnxruntime-node';

/** Opens a session, when it is first asked for; it is closed with the engine. Undefined where the runtime is not installed. */
export function installedSession(registry: Registry): (() => OnnxSession) | undefined {
  let runtime: string;
  try {
    runtime = import.meta.resolve(RUNTIME);
  } catch {
    return undefined;
  }
  return registry.use(serviceToken('neural/onnx-session', () => new OnnxSession(runtime)));
}

/** The same where there must be one. @throws DeidError `model_needs_package` */
export function neededSession(registry: Registry): () => OnnxSession {
  const session = installedSession(registry);
  if (session === undefined) throw new DeidError('model_needs_package', [RUNTIME, RUNTIME]);
  return session;
}
