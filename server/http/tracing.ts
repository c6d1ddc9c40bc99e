import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { DeidContext, RequestFacts } from './context.js';

/** Does nothing (at a cost of about a microsecond) unless the host process has registered an OpenTelemetry SDK. */
const tracer = trace.getTracer('deidkit');

/**
 * Runs a request within a span, a child of the caller's span if its headers name one. The span holds operation ids,
 * codes and numbers, never the address as sent, headers, or body content.
 */
export function traced(ctx: DeidContext, facts: RequestFacts, answer: () => Promise<number>): Promise<void> {
  const caller = propagation.extract(context.active(), ctx.req.headers);
  const attributes = { 'http.request.method': ctx.method, 'deidkit.request_id': facts.id };
  return tracer.startActiveSpan(ctx.method, { kind: SpanKind.SERVER, attributes }, caller, async (span) => {
    const status = await answer();
    if (span.isRecording()) describe(span, ctx.method, facts, status);
    span.end();
  });
}

function describe(span: Span, method: string, { operation, code, tokens }: RequestFacts, status: number): void {
  if (operation !== undefined) span.updateName(`${method} ${operation}`).setAttribute('deidkit.operation', operation);
  if (code !== undefined) span.setAttribute('error.type', code);
  if (tokens > 0) span.setAttribute('deidkit.tokens', tokens);
  span.setAttribute('http.response.status_code', status);
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
}
