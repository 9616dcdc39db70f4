import type { Readable } from 'node:stream';
import { codes } from '@sgb/contract/codes.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { envelopeOf, type Refusal, refuse } from '../http/refusal.ts';
import { readStreamTicket, type StreamTicket } from './ticket.ts';

/** Answers a stream to whoever has a ticket of its kind; `open` gives null where there are too many. */
export async function serveLine(
  app: App,
  kind: string,
  request: FastifyRequest,
  reply: FastifyReply,
  open: (who: StreamTicket) => Promise<Readable | null>,
) {
  const no = (refusal: Refusal) => reply.code(codes[refusal.code].http).send(envelopeOf(refusal));
  const { ticket } = request.query as Record<string, unknown>;
  const who = readStreamTicket(app, kind, ticket);
  if (!who || request.method !== 'GET') return no(refuse('noSession'));
  const out = await open(who);
  if (!out) return no(refuse('tooFast', 'Too many windows are open. Close some, or wait a moment.'));
  return (
    reply
      // A line that a stream has left would stay open for its next request, and a server that stops would wait for it.
      .header('connection', 'close')
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .type('text/event-stream; charset=utf-8')
      .send(out)
  );
}
