import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

const value = z.strictObject({
  stringValue: z.string().optional(),
  intValue: z.union([z.number(), z.string()]).optional(),
  doubleValue: z.number().optional(),
  boolValue: z.boolean().optional(),
});
const attributes = z.array(z.object({ key: z.string(), value }));
const nanoseconds = z.string().regex(/^\d{19}$/);

/** A span by the letter of OTLP's JSON: ids in hex, times in nanoseconds as text. */
const span = z
  .object({
    traceId: z.string().regex(/^[0-9a-f]{32}$/),
    spanId: z.string().regex(/^[0-9a-f]{16}$/),
    parentSpanId: z
      .string()
      .regex(/^[0-9a-f]{16}$/)
      .optional(),
    name: z.string().min(1),
    kind: z.int().min(1).max(5),
    startTimeUnixNano: nanoseconds,
    endTimeUnixNano: nanoseconds,
    attributes,
    status: z.object({ code: z.int().min(0).max(2), message: z.string().optional() }),
  })
  .refine(({ startTimeUnixNano, endTimeUnixNano }) => startTimeUnixNano <= endTimeUnixNano, { error: 'ends first' });

const request = z.object({
  resourceSpans: z.array(
    z.object({ resource: z.object({ attributes }), scopeSpans: z.array(z.object({ spans: z.array(span) })) }),
  ),
});

export type CollectedSpan = z.output<typeof span>;

/** Takes traces as a collector does, and refuses what the protocol does not allow. */
export async function startCollector() {
  const spans: CollectedSpan[] = [];
  const services = new Set<string>();
  const faults: string[] = [];
  const others: IncomingHttpHeaders[] = [];
  const server = createServer(async (asked, answer) => {
    const pieces: Buffer[] = [];
    for await (const piece of asked) pieces.push(piece);
    if (asked.url !== '/v1/traces') {
      others.push(asked.headers);
      return answer.end('heard');
    }
    const parsed = request.safeParse(JSON.parse(Buffer.concat(pieces).toString()));
    if (asked.method !== 'POST' || asked.headers['content-type'] !== 'application/json' || !parsed.success) {
      faults.push(parsed.error?.message ?? `${asked.method} ${asked.headers['content-type']}`);
      return answer.writeHead(400).end();
    }
    for (const { resource, scopeSpans } of parsed.data.resourceSpans) {
      services.add(resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? '');
      spans.push(...scopeSpans.flatMap((scope) => scope.spans));
    }
    return answer.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    services,
    faults,
    /** The headers of everybody else who came. */
    others,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
