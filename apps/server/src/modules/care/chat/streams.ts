import { PassThrough, type Readable } from 'node:stream';
import type { ChatEvents } from '@sgb/contract/chat.ts';
import type { App } from '../../../platform/app.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { livingSessions } from '../../people/identity/index.ts';
import { chatChannel } from './channels.ts';
import { frame, sideOf } from './rules.ts';
import { chatTerms } from './settings.ts';
import * as store from './store.ts';
import type { StreamTicket } from './stream-ticket.ts';
import { shownMessage } from './view.ts';

const heartbeatMs = 20_000;
const batch = 100;
/** A reader that is so many bytes behind has gone, or comes back and catches up. */
const mostWaiting = 512 * 1024;
/** For one process; whoever comes later asks another one, or again. */
const mostStreams = 5000;

interface Stream extends StreamTicket {
  readonly out: PassThrough;
  after: number;
  pumping: boolean;
  again: boolean;
}

export interface Streams {
  /** Everything after an event, from now until either side ends it; null when this person has too many open. */
  open(who: StreamTicket, after: number): Promise<Readable | null>;
  /** Ends all, so that a process can stop; browsers come back to another one. */
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
  const byAccount = new Map<number, Set<Stream>>();
  let closed = false;

  const all = () => [...byAccount.values()].flatMap((streams) => [...streams]);

  /** Whoever waited for the database may find that the stream has ended meanwhile. */
  function put({ out }: Stream, text: string): void {
    if (!out.writableEnded && !out.destroyed) out.write(text);
  }

  function end(stream: Stream): void {
    const streams = byAccount.get(stream.accountId);
    streams?.delete(stream);
    if (streams?.size === 0) byAccount.delete(stream.accountId);
    stream.out.end();
  }

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
        if (!found || stream.out.writableLength > mostWaiting) return end(stream);
        for (const row of found.rows) {
          put(stream, frameOf(app, row, stream.accountId, found.unread));
          stream.after = row.event.number;
        }
        if (found.rows.length === batch) stream.again = true;
      }
    } catch (error) {
      // The browser comes back and goes on from the last event it saw.
      app.log.warn({ err: error }, 'a stream was given up');
      end(stream);
    } finally {
      stream.pumping = false;
    }
  }

  app.bus.on(chatChannel, (about) => {
    const told = about === '' ? all() : about.split(',').flatMap((id) => [...(byAccount.get(Number(id)) ?? [])]);
    for (const stream of told) void pump(stream);
  });

  /** Keeps lines open that would be cut for silence, and ends those whose session is over. */
  async function beat(): Promise<void> {
    const streams = all();
    if (streams.length === 0) return;
    const hashes = streams.map(({ ticketHash }) => ticketHash);
    const alive = await app.db.read((reader) => livingSessions(reader, hashes, app.clock.now()));
    const living = new Set(alive.map((hash) => hash.toString('hex')));
    for (const stream of streams) {
      if (living.has(stream.ticketHash.toString('hex')) && stream.out.writableLength <= mostWaiting) {
        put(stream, ': beat\n\n');
      } else end(stream);
    }
  }
  const timer = setInterval(() => {
    beat().catch((error: unknown) => app.log.warn({ err: error }, 'the streams were not looked after'));
  }, heartbeatMs).unref();

  return {
    async open(who, after) {
      const { streams: most } = (await app.settings()).get(chatTerms);
      if (closed || all().length >= mostStreams || (byAccount.get(who.accountId)?.size ?? 0) >= most) return null;
      const stream: Stream = { ...who, out: new PassThrough(), after, pumping: false, again: false };
      byAccount.set(who.accountId, (byAccount.get(who.accountId) ?? new Set()).add(stream));
      stream.out.on('close', () => end(stream));
      put(stream, 'retry: 2000\n\n');
      const { first, last } = await app.db.read(async (reader) => ({
        first: (await store.eventsAfter(reader, who.accountId, after, 1))[0]?.event.number,
        last: await store.lastEvent(reader, who.accountId),
      }));
      // What is missing in between was swept, or the reader is from another world.
      if (after > last || (after < last && first !== after + 1)) {
        put(stream, frame({ id: last, name: 'reset', data: {} satisfies ChatEvents['reset'] }));
        stream.after = last;
      }
      void pump(stream);
      return stream.out;
    },
    close() {
      closed = true;
      clearInterval(timer);
      for (const stream of all()) end(stream);
    },
  };
}
