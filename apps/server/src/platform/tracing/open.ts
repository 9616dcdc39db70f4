import { useTracer } from './tracing.ts';

/** OpenTelemetry is loaded only where somebody gathers traces: OTEL_EXPORTER_OTLP_ENDPOINT says where. */
export async function openTracing(endpoint: string | undefined, service: string): Promise<() => Promise<void>> {
  if (!endpoint) return async () => undefined;
  const { createTracer } = await import('./opentelemetry.ts');
  const tracer = createTracer(endpoint, service);
  useTracer(tracer);
  return async () => {
    useTracer(undefined);
    await tracer.close();
  };
}
