import { context, propagation, SpanKind, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { expect } from 'chai';
import { PATHS, startTestService, type TestService } from './kit/service.js';

const CANARY = 'Canarius';
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

describe('spans for OpenTelemetry', () => {
  const spans = new InMemorySpanExporter();
  let service: TestService;
  before(async () => {
    trace.setGlobalTracerProvider(new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(spans)] }));
    context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
    propagation.setGlobalPropagator(new W3CTraceContextPropagator());
    service = await startTestService();
  });
  after(async () => {
    await service.close();
    trace.disable();
    context.disable();
    propagation.disable();
  });

  it('are one for each request, within the trace of its caller, with operation, status and code', async () => {
    spans.reset();
    await service.call(PATHS.outputs, {
      method: 'POST',
      body: JSON.stringify({ text: `${CANARY} wrote to mary@jones.test` }),
      headers: { 'Content-Type': 'application/json', traceparent: `00-${TRACE}-00f067aa0ba902b7-01` },
    });
    await service.post(PATHS.outputs, { text: CANARY, [CANARY]: 1 });
    await service.call(`/api/v1/${CANARY}?q=${CANARY}`);
    const [served, refused, unknown] = spans.getFinishedSpans();
    expect(served?.name).to.equal('POST deidentifyText');
    expect(served?.kind).to.equal(SpanKind.SERVER);
    expect(served?.spanContext().traceId).to.equal(TRACE);
    expect(served?.attributes).to.include({ 'http.response.status_code': 200, 'deidkit.operation': 'deidentifyText' });
    expect(served?.attributes['deidkit.tokens']).to.be.greaterThan(0);
    expect(refused?.attributes).to.include({ 'http.response.status_code': 422, 'error.type': 'validation_failed' });
    expect(unknown?.attributes).to.include({ 'http.response.status_code': 404, 'error.type': 'not_found' });
  });

  it('contain nothing of a request', () => {
    const all = spans.getFinishedSpans().map(({ name, attributes, events }) => ({ name, attributes, events }));
    expect(all).to.have.length(3);
    expect(JSON.stringify(all))
      .not.to.match(/canarius|jones/i)
      .and.not.include(service.key);
  });
});
