import { fastify } from 'fastify';

/** The floor that pages are measured against: the same Fastify, sending so many bytes that are ready. */
export async function serveBare(port: number): Promise<void> {
  const bodies = new Map<number, Buffer>();
  const server = fastify();
  server.get<{ Querystring: { bytes: string } }>('/bare', (request, reply) => {
    const size = Number(request.query.bytes);
    const body = bodies.get(size) ?? Buffer.alloc(size, 'x');
    bodies.set(size, body);
    return reply.type('text/html; charset=utf-8').send(body);
  });
  await server.listen({ port, host: '127.0.0.1' });
  console.log(`ready http://127.0.0.1:${port}`);
  process.once('SIGTERM', () => process.exit(0));
}
