import * as chat from '@sgb/contract/chat.ts';
import { codes } from '@sgb/contract/codes.ts';
import { documents } from '@sgb/contract/documents.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../../platform/app.ts';
import type { Http } from '../../../platform/http/bind.ts';
import type { Call } from '../../../platform/http/call.ts';
import { envelopeOf, type Refusal, refuse } from '../../../platform/http/refusal.ts';
import { startOf } from './rules.ts';
import { type ChatNeeds, send } from './send.ts';
import { history, read, talks, unread } from './service.ts';
import * as store from './store.ts';
import { makeStreamTicket, readStreamTicket } from './stream-ticket.ts';
import { openStreams, type Streams } from './streams.ts';

async function ticketOf(call: Call<'shopper'>) {
  const { accountId } = call.session;
  const after = await call.db.read((reader) => store.lastEvent(reader, accountId));
  return { ticket: makeStreamTicket(call, call.session), after };
}

async function serveEvents(app: App, streams: Streams, request: FastifyRequest, reply: FastifyReply) {
  const no = (refusal: Refusal) => reply.code(codes[refusal.code].http).send(envelopeOf(refusal));
  const { ticket, after } = request.query as Record<string, unknown>;
  const who = readStreamTicket(app, ticket);
  if (!who || request.method !== 'GET') return no(refuse('noSession'));
  const lastEventId = request.headers['last-event-id'];
  const out = await streams.open(who, startOf(typeof lastEventId === 'string' ? lastEventId : undefined, after));
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

export function chatRoutes(http: Http, app: App, needs: ChatNeeds): void {
  http.bind(chat.listConversations, talks);
  http.bind(chat.listChatMessages, history);
  http.bind(chat.sendChatMessage, send(needs));
  http.bind(chat.readChat, read);
  http.bind(chat.countUnreadChat, unread);
  http.bind(chat.openChatStream, ticketOf);
  const streams = openStreams(app);
  http.serve(documents.chatEvents, (request, reply) => serveEvents(app, streams, request, reply));
  // Before the server waits for its connections: these would never end by themselves.
  http.beforeClose(async () => streams.close());
}
