import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Span, tracing } from '../tracing/tracing.ts';

const spans = new WeakMap<FastifyRequest, Span>();

/** The request as one span, with all that is done for it below; its route and never its address, which may hold a ticket. */
export function tracedRequest(request: FastifyRequest, next: () => void): void {
  const tracer = tracing();
  const declared = request.routeOptions.config.declared;
  if (!tracer || declared?.limit === 'probe') {
    next();
    return;
  }
  const route = request.routeOptions.url ?? 'unknown';
  const facts = { 'http.request.method': request.method, 'http.route': route, 'sgb.request': request.id };
  const { traceparent } = request.headers;
  const from = typeof traceparent === 'string' ? traceparent : undefined;
  tracer.within({ name: `${request.method} ${route}`, kind: 'server', facts, from }, (span) => {
    spans.set(request, span);
    next();
  });
}

export function endRequest(request: FastifyRequest, reply: FastifyReply): void {
  const span = spans.get(request);
  if (!span) return;
  span.set('http.response.status_code', reply.statusCode);
  span.set('sgb.statements', request.tally.statements);
  span.end(reply.statusCode >= 500 ? `answered ${reply.statusCode}` : undefined);
}
