import { documents } from '@sgb/contract/documents.ts';
import { openRoundStream } from '@sgb/contract/round-live.ts';
import type { App } from '../../../platform/app.ts';
import type { Http } from '../../../platform/http/bind.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { serveLine } from '../../../platform/live/serve.ts';
import { makeStreamTicket } from '../../../platform/live/ticket.ts';
import { createCards, sendCard } from '../../base/cards/index.ts';
import { mayLook } from '../rounds/index.ts';
import { cardNamed, cardOfRound } from './card.ts';
import { openRoundStreams } from './streams.ts';

const kind = 'round';

/** What a card needs beside what every part is given: the address that its code leads to. */
export interface Addressed extends App {
  readonly publicUrl: string;
}

export function roundLiveRoutes(http: Http, app: Addressed): void {
  const streams = openRoundStreams(app);
  http.bind(openRoundStream, async (call, { id, code }) =>
    (await mayLook(call, id, code))
      ? { ticket: makeStreamTicket(call, kind, { ...call.session, about: id }) }
      : refuse('notFound', 'There is no such round for you.'),
  );
  http.serve(documents.roundEvents, (request, reply) =>
    serveLine(app, kind, request, reply, (who) => streams.open(who)),
  );
  // Before the server waits for its connections: these would never end by themselves.
  http.beforeClose(async () => streams.close());

  const cards = createCards(app.helper);
  http.serve(documents.roundCard, async (request, reply) => {
    const { file } = request.params as { file: string };
    const { code } = request.query as { code?: unknown };
    const named = cardNamed(file);
    const card = named && (await cardOfRound(app, named, typeof code === 'string' ? code.toUpperCase() : ''));
    return sendCard(cards, card, request, reply);
  });
}
