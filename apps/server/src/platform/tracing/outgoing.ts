import diagnostics from 'node:diagnostics_channel';
import type { Span } from '@opentelemetry/api';

interface Sent {
  readonly origin: string;
  readonly path: string;
  readonly method: string;
  addHeader(name: string, value: string): void;
}

interface Outgoing {
  begin(name: string, facts: Readonly<Record<string, string | number>>): Span;
  /** What tells the other side whose request it is. */
  headers(span: Span): Readonly<Record<string, string>>;
}

/** Every `fetch` of this process is told by Node itself: nobody who calls others has to know of traces. */
export function traceOutgoing({ begin, headers }: Outgoing): () => void {
  const spans = new WeakMap<object, Span>();
  const listeners: Record<string, (message: unknown) => void> = {
    'undici:request:create'(message) {
      const { request } = message as { request: Sent };
      const { hostname, host } = new URL(request.origin);
      // Its path may name people; where it went and how long it took is what is asked for.
      const span = begin(`${request.method} ${host}`, {
        'http.request.method': request.method,
        'server.address': hostname,
      });
      spans.set(request, span);
      for (const [name, value] of Object.entries(headers(span))) request.addHeader(name, value);
    },
    'undici:request:headers'(message) {
      const { request, response } = message as { request: Sent; response: { statusCode: number } };
      spans.get(request)?.setAttribute('http.response.status_code', response.statusCode);
    },
    'undici:request:trailers'(message) {
      spans.get((message as { request: Sent }).request)?.end();
    },
    'undici:request:error'(message) {
      const { request, error } = message as { request: Sent; error: Error };
      const span = spans.get(request);
      span?.setStatus({ code: 2, message: error.message });
      span?.end();
    },
  };
  for (const [name, listener] of Object.entries(listeners)) diagnostics.subscribe(name, listener);
  return () => {
    for (const [name, listener] of Object.entries(listeners)) diagnostics.unsubscribe(name, listener);
  };
}
