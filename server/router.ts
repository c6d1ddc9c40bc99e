import Router from '@koa/router';
import { once } from './base/once.js';
import { packageVersion } from './base/version.js';
import { guardModelCall, LITELLM_OPERATION, LITELLM_PATH } from './compat/litellm.js';
import type { DeidState, Step } from './http/context.js';
import { envelope } from './http/envelope.js';
import { RESTORE } from './limits/named-grants.js';
import { type OpenApiDocument, openApiDocument } from './openapi/document.js';
import { fileOperationId } from './openapi/file-operation.js';
import type { Operation } from './openapi/operation.js';
import { hideInConversation, restoreInConversation } from './routes/conversations.js';
import { errorPages, errorReference, guidePages, openApi, reference } from './routes/docs.js';
import { showEvidence } from './routes/evidence.js';
import { otherMethods } from './routes/fallback.js';
import { deidentifyFile } from './routes/files.js';
import { guard } from './routes/guard.js';
import { jobSteps } from './routes/jobs.js';
import { listEntities, listModes, showUsage } from './routes/lists.js';
import { restoreOriginals } from './routes/restore.js';
import { analyzeText, deidentifyText, deidentifyTextByMode } from './routes/text.js';
import { envelopeOptions } from './service/envelope-options.js';
import type { Service } from './service/service.js';
import { examplesOf } from './work/examples.js';

/** All routes of the service, in a router that any Koa application can mount. Each handles its own errors. */
export function serviceRouter(service: Service): Router<DeidState> {
  const router = new Router<DeidState>({ prefix: service.prefix, strict: true, sensitive: true });
  const outer = envelope(envelopeOptions(service));
  const steps = stepsOf(service);
  for (const operation of service.operations) {
    const step = steps.get(operation.id);
    if (step === undefined) throw new Error(`no route for operation ${operation.id}`);
    router[operation.method](routeOf(operation), outer, guard(service, operation), step);
  }
  for (const path of new Set(service.operations.map(routeOf))) {
    const methods = service.operations.filter((one) => routeOf(one) === path).map(({ method }) => method);
    router.all(path, outer, otherMethods(methods));
  }
  const guarded = service.operations.find(({ id }) => id === LITELLM_OPERATION);
  if (service.callMemories !== undefined && guarded !== undefined) {
    router.post(LITELLM_PATH, outer, guard(service, guarded), guardModelCall(service, service.callMemories));
    router.all(LITELLM_PATH, outer, otherMethods(['post']));
  }
  for (const [path, step] of pagesOf(service)) {
    router.get(path, outer, step);
    router.all(path, outer, otherMethods(['get']));
  }
  return router;
}

/** The path of an operation in the router's syntax. */
const routeOf = ({ path }: Operation): string => path.replace(/\{(\w+)\}/g, ':$1');

/** The handler of each operation, by id. */
const stepsOf = (service: Service): ReadonlyMap<string, Step> => {
  const texts: [string, Step][] = [
    ['analyzeText', analyzeText(service)],
    ['deidentifyText', deidentifyText(service)],
    ['deidentifyTextByMode', deidentifyTextByMode(service)],
    ['hideInConversation', hideInConversation(service)],
    ['restoreInConversation', restoreInConversation(service)],
  ];
  const lists: [string, Step][] = [
    ['listEntities', listEntities(service)],
    ['listModes', listModes(service)],
    ['showUsage', showUsage(service)],
  ];
  const files = service.vocabulary.files.map((route): [string, Step] => [
    fileOperationId(route.name),
    deidentifyFile(service, route),
  ]);
  const audit = service.access?.audit;
  return new Map([
    ...texts,
    ...(audit === undefined ? [] : [[RESTORE, restoreOriginals(service, audit)] as const]),
    ...(service.evidenceKey === undefined
      ? []
      : [['showEvidence', showEvidence(service, service.evidenceKey)] as const]),
    ...lists,
    ...files,
    ...(service.jobs === undefined ? [] : jobSteps(service, service.jobs)),
  ]);
};

const pagesOf = (service: Service): readonly (readonly [path: string, step: Step])[] => {
  const { engine, operations, vocabulary, prefix } = service;
  const examples = once(() => examplesOf(engine));
  const documentWith = (reserved: readonly string[]): OpenApiDocument => {
    const known = { ...vocabulary, domains: [...vocabulary.domains, ...reserved] };
    return openApiDocument(operations, known, prefix, packageVersion(), examples());
  };
  const document = once(() => documentWith([]));
  const parts = { prefix, operations };
  return [
    ['/openapi.json', openApi(service, (reserved) => (reserved.length === 0 ? document() : documentWith(reserved)))],
    ['/docs', reference(parts, document, examples)],
    ['/docs/errors', errorReference(parts)],
    ['/docs/errors/:code', errorPages(parts)],
    ['/docs/guides/:name', guidePages(parts)],
    ['/assets/:name', async (ctx, next) => (await import('./dashboard/web/assets.js')).sendAsset(ctx, next)],
  ];
};
