import { DeidError, type Level } from '../../core/index.js';
import { ClientGone } from '../http/client-gone.js';
import type { DeidContext, Step } from '../http/context.js';
import { JSON_TYPE, withJson } from '../http/json-request.js';
import { chargeTokens } from '../limits/charge.js';
import { codePoints, tokensOf } from '../limits/tokens.js';
import type { Fields, Validator } from '../openapi/fields.js';
import { knownMode } from '../openapi/modes.js';
import { REDACT_POLICY } from '../openapi/vocabulary.js';
import type { Service } from '../service.js';

/** What differs between the endpoints that take a text. */
interface TextRoute {
  readonly validate: Validator<Fields>;
  readonly run: (fields: Fields) => Promise<string | Uint8Array>;
  /** Refuses what the schema cannot. */
  readonly check?: (fields: Fields) => void;
}

export const analyzeText = (service: Service): Step =>
  textStep(service, {
    validate: service.validators.analyze,
    run: (fields) => service.work.analyze({ ...textOf(fields), explain: fields.explain ?? false }),
  });

export const deidentifyText = (service: Service): Step =>
  textStep(service, {
    validate: service.validators.outputs,
    run(fields) {
      const redact = fields.masking_type === 'redact';
      return service.work.outputs({
        ...textOf(fields),
        mode: redact ? REDACT_POLICY : 'PROPRIETARY',
        candidates: fields.candidates ?? (redact ? 1 : 2),
        entities: fields.pii_entities ?? [],
        explain: fields.explain ?? false,
      });
    },
  });

export const deidentifyTextByMode = (service: Service): Step =>
  textStep(service, {
    validate: service.validators.general,
    check: (fields) => knownMode(service.engine, fields.compliance_mode),
    run: (fields) =>
      service.work.general({ ...textOf(fields), mode: fields.compliance_mode, ...replacementsOf(fields) }),
  });

/** Replacements count in one mode; an empty map would mean to change nothing, which nobody wants of this service. */
function replacementsOf({ compliance_mode, replacements }: Fields) {
  const given = compliance_mode === 'PROPRIETARY' && Object.keys(replacements ?? {}).length > 0;
  return given && replacements ? { replacements } : {};
}

/** The settings all texts have. What is not given is left out, so that the configuration of the engine decides. */
function textOf(fields: Fields) {
  const level = strength(fields);
  return {
    text: fields.text,
    ...(level === undefined ? {} : { level }),
    ...(typeof fields.domain === 'string' ? { domain: fields.domain } : {}),
    ...(typeof fields.seed === 'string' ? { seed: fields.seed } : {}),
  };
}

/** The greater of the two names of one setting, so that no caller gets less detection than it asked for. */
export function strength(fields: Pick<Fields, 'level' | 'pca_dimension'>): Level | undefined {
  const level = fields.level ?? fields.pca_dimension ?? undefined;
  const other = fields.pca_dimension ?? level;
  return level !== undefined && other !== undefined && other > level ? other : level;
}

function textStep(service: Service, route: TextRoute): Step {
  const { limits, uploads } = service;
  return async (ctx) =>
    withJson(ctx, uploads, limits.jsonBytes, async (body) => {
      const fields = route.validate(body);
      const points = codePoints(fields.text);
      const most = Math.min(ctx.state.deid.caller?.plan.textChars ?? Number.POSITIVE_INFINITY, limits.textChars);
      if (points > most) throw new DeidError('text_too_long', [most]);
      route.check?.(fields);
      const giveBack = await chargeTokens(service, ctx.state.deid, ctx.res, tokensOf(points));
      await serve(ctx, giveBack, () => service.unlessEnded(route.run(fields)));
    });
}

/** Does the work and sends the answer; what is not served is not charged. */
async function serve(
  ctx: DeidContext,
  giveBack: () => Promise<void>,
  work: () => Promise<string | Uint8Array>,
): Promise<void> {
  try {
    const answer = await work();
    if (ctx.res.closed) throw new ClientGone();
    ctx.set('Content-Type', JSON_TYPE);
    ctx.body = typeof answer === 'string' ? answer : Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength);
  } catch (error) {
    await giveBack();
    throw error;
  }
}
