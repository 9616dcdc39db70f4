import type { Readable } from 'node:stream';
import type { ChatEvents } from '@sgb/contract/chat.ts';
import type { App } from '../../../platform/app.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { frame, type Line, openLines } from '../../../platform/live/lines.ts';
import type { StreamTicket } from '../../../platform/live/ticket.ts';
import { livingSessions } from '../../people/identity/index.ts';
import { chatChannel } from './channels.ts';
import { sideOf } from './rules.ts';
import { chatTerms } from './settings.ts';
import * as store from './store.ts';
import { shownMessage } from './view.ts';

const batch = 100;

/** A room is a person: all their windows hear the same. */
interface Stream extends Line {
  after: number;
  pumping: boolean;
  again: boolean;
}

export interface Streams {
  /** Everything after an event, from now until either side ends it; null when this person has too many open. */
  open(who: StreamTicket, after: number): Promise<Readable | null>;
  close(): void;
}

type Row = Awaited<ReturnType<typeof store.eventsAfter>>[number];

function frameOf(app: App, { event, talk, message }: Row, accountId: number, unread: number): string {
  const mine = event.byShopper === (sideOf(talk, accountId) === 'shopper');
  const about = { conversation: talk.id, unread };
  const data: ChatEvents['message'] | ChatEvents['read'] =
    event.kind === 'message'
      ? { ...about, message: shownMessage(app, message, mine) }
      : { ...about, number: event.messageNumber, mine };
  return frame({ id: event.number, name: event.kind, data });
}

/** The live streams of one process. They are told by the bus that there is something, and read it in order themselves. */
export function openStreams(app: App): Streams {
  const lines = openLines<Stream>(app, livingSessions);

  async function next(reader: Sql, { accountId, ticketHash, after }: Stream) {
    const alive = await livingSessions(reader, [ticketHash], app.clock.now());
    if (alive.length === 0) return null;
    const rows = await store.eventsAfter(reader, accountId, after, batch);
    const { unread } = rows.length > 0 ? await store.countTalks(reader, accountId) : { unread: 0 };
    return { rows, unread };
  }

  /** Sends what there is. One at a time for a stream, so that nothing comes twice or out of order. */
  async function pump(stream: Stream): Promise<void> {
    stream.again = true;
    if (stream.pumping) return;
    stream.pumping = true;
    try {
      while (stream.again && !stream.out.writableEnded) {
        stream.again = false;
        const found = await app.db.read((reader) => next(reader, stream));
        if (!found) return lines.end(stream);
        for (const row of found.rows) {
          if (!lines.put(stream, frameOf(app, row, stream.accountId, found.unread))) return;
          stream.after = row.event.number;
        }
        if (found.rows.length === batch) stream.again = true;
      }
    } catch (error) {
      // The browser comes back and goes on from the last event it saw.
      app.log.warn({ err: error }, 'a stream was given up');
      lines.end(stream);
    } finally {
      stream.pumping = false;
    }
  }

  app.bus.on(chatChannel, (about) => {
    const told = about === '' ? lines.all() : about.split(',').flatMap((id) => lines.inRoom(Number(id)));
    for (const stream of told) void pump(stream);
  });

  return {
    async open({ accountId, ticketHash }, after) {
      const { streams: most } = (await app.settings()).get(chatTerms);
      const stream = lines.open({ accountId, ticketHash, room: accountId, after, pumping: false, again: false }, most);
      if (!stream) return null;
      const { first, last } = await app.db.read(async (reader) => ({
        first: (await store.eventsAfter(reader, accountId, after, 1))[0]?.event.number,
        last: await store.lastEvent(reader, accountId),
      }));
      // What is missing in between was swept, or the reader is from another world.
      if (after > last || (after < last && first !== after + 1)) {
        lines.put(stream, frame({ id: last, name: 'reset', data: {} satisfies ChatEvents['reset'] }));
        stream.after = last;
      }
      void pump(stream);
      return stream.out;
    },
    close: lines.close,
  };
}
