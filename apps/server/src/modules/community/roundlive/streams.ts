import type { Readable } from 'node:stream';
import type { RoundEvents } from '@sgb/contract/round-live.ts';
import type { App } from '../../../platform/app.ts';
import { frame, type Line, openLines } from '../../../platform/live/lines.ts';
import type { StreamTicket } from '../../../platform/live/ticket.ts';
import { livingSessions } from '../../people/identity/index.ts';
import { type LiveRound, liveRound, roundChannel } from '../rounds/index.ts';

/** Pages of one person that one process keeps up to date. */
const mostOfOne = 6;

export interface RoundStreams {
  /** How a round is, and how it moves, from now on; null where there are too many open. */
  open(who: StreamTicket): Promise<Readable | null>;
  close(): void;
}

const frameOf = ({ facts, prices }: LiveRound, accountId: number): string =>
  frame({
    name: 'round',
    data: { ...facts, priceCents: prices.get(accountId) ?? null } satisfies RoundEvents['round'],
  });

/**
 * The open pages of rounds at one process. However many look at one, a change is read once; what changes while it is
 * being read is read once more after that.
 */
export function openRoundStreams(app: App): RoundStreams {
  const lines = openLines<Line>(app, livingSessions);
  const reading = new Set<number>();
  const again = new Set<number>();

  async function tell(id: number): Promise<void> {
    const listeners = lines.inRoom(id);
    if (listeners.length === 0) return;
    const round = await liveRound(app, id);
    const hashes = listeners.map(({ ticketHash }) => ticketHash);
    const found = await app.db.read((reader) => livingSessions(reader, hashes, app.clock.now()));
    const living = new Set(found.map((hash) => hash.toString('hex')));
    for (const line of listeners) {
      if (round && living.has(line.ticketHash.toString('hex'))) lines.put(line, frameOf(round, line.accountId));
      else lines.end(line);
    }
  }

  async function move(id: number): Promise<void> {
    again.add(id);
    if (reading.has(id)) return;
    reading.add(id);
    try {
      while (again.delete(id)) await tell(id);
    } catch (error) {
      // Browsers come back and are told how it is then.
      app.log.warn({ err: error }, 'the pages of a round were given up');
      for (const line of lines.inRoom(id)) lines.end(line);
    } finally {
      reading.delete(id);
    }
  }

  app.bus.on(roundChannel, (about) => {
    for (const id of about === '' ? lines.rooms() : [Number(about)]) void move(id);
  });

  return {
    async open({ accountId, ticketHash, about }) {
      const line = lines.open({ accountId, ticketHash, room: about }, mostOfOne);
      if (!line) return null;
      const round = await liveRound(app, about);
      if (round) lines.put(line, frameOf(round, accountId));
      return line.out;
    },
    close: lines.close,
  };
}
