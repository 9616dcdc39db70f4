import * as chat from '@sgb/contract/chat.ts';
import * as contract from '@sgb/contract/chat-desk.ts';
import { documents } from '@sgb/contract/documents.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../../platform/app.ts';
import type { Http } from '../../../platform/http/bind.ts';
import type { Call } from '../../../platform/http/call.ts';
import { serveLine } from '../../../platform/live/serve.ts';
import { makeStreamTicket } from '../../../platform/live/ticket.ts';
import * as canned from './canned.ts';
import * as desk from './desk.ts';
import { startOf } from './rules.ts';
import { type ChatNeeds, send } from './send.ts';
import { history, read, talks, unread } from './service.ts';
import * as store from './store.ts';
import { openStreams, type Streams } from './streams.ts';

const kind = 'chat';

async function ticketOf(call: Call<'shopper'>) {
  const { accountId } = call.session;
  const after = await call.db.read((reader) => store.lastEvent(reader, accountId));
  return { ticket: makeStreamTicket(call, kind, { ...call.session, about: 0 }), after };
}

function serveEvents(app: App, streams: Streams, request: FastifyRequest, reply: FastifyReply) {
  const { after } = request.query as Record<string, unknown>;
  const lastEventId = request.headers['last-event-id'];
  const start = startOf(typeof lastEventId === 'string' ? lastEventId : undefined, after);
  return serveLine(app, kind, request, reply, (who) => streams.open(who, start));
}

export function chatRoutes(http: Http, app: App, needs: ChatNeeds): void {
  http.bind(chat.listConversations, talks);
  http.bind(chat.listChatMessages, history);
  http.bind(chat.sendChatMessage, send(needs));
  http.bind(chat.readChat, read);
  http.bind(chat.countUnreadChat, unread);
  http.bind(chat.openChatStream, ticketOf);
  http.bind(contract.listDeskTalks, desk.list);
  http.bind(contract.getDeskTalk, desk.detail);
  http.bind(contract.takeTalk, desk.take);
  http.bind(contract.handOverTalk, desk.handOver);
  http.bind(contract.answerTalk, desk.answer);
  http.bind(contract.listCanned, canned.list);
  http.bind(contract.saveCanned, canned.save);
  http.bind(contract.dropCanned, canned.drop);
  const streams = openStreams(app);
  http.serve(documents.chatEvents, (request, reply) => serveEvents(app, streams, request, reply));
  // Before the server waits for its connections: these would never end by themselves.
  http.beforeClose(async () => streams.close());
}
