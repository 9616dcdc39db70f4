import {
  type Context,
  context,
  SpanKind as Kinds,
  propagation,
  ROOT_CONTEXT,
  SpanStatusCode,
  type Span as Told,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { traceOutgoing } from './outgoing.ts';
import type { Facts, Span, SpanKind, Tracer } from './tracing.ts';

const kinds: Record<SpanKind, Kinds> = { server: Kinds.SERVER, client: Kinds.CLIENT, consumer: Kinds.CONSUMER };

function spanOf(told: Told): Span {
  return {
    set: (name, value) => void told.setAttribute(name, value),
    end(error) {
      if (error !== undefined) {
        const message = error instanceof Error ? error.message : String(error);
        told.setStatus({ code: SpanStatusCode.ERROR, message: message.slice(0, 500) });
      }
      told.end();
    },
  };
}

/** Spans go to a collector in batches, with OTLP over HTTP. What it does not take is dropped: traces never hold up the shop. */
export function createTracer(endpoint: string, service: string): Tracer {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces`, timeoutMillis: 5000 });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'process.pid': process.pid }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1000, maxQueueSize: 8192 })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const tracer = provider.getTracer('sgb');
  const begin = (name: string, kind: SpanKind, facts: Facts, parent: Context) =>
    tracer.startSpan(name, { kind: kinds[kind], attributes: facts }, parent);
  const stopOutgoing = traceOutgoing({
    begin: (name, facts) => begin(name, 'client', facts, context.active()),
    headers(span) {
      const carrier: Record<string, string> = {};
      propagation.inject(trace.setSpan(context.active(), span), carrier);
      return carrier;
    },
  });
  return {
    start: (name, kind, facts) => spanOf(begin(name, kind, facts, context.active())),
    within({ name, kind, facts, from }, work) {
      const parent = from ? propagation.extract(ROOT_CONTEXT, { traceparent: from }) : context.active();
      const span = begin(name, kind, facts, parent);
      return context.with(trace.setSpan(parent, span), () => work(spanOf(span)));
    },
    async close() {
      stopOutgoing();
      await provider.shutdown().catch(() => undefined);
      context.disable();
      propagation.disable();
    },
  };
}
