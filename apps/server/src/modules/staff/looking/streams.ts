import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { LookingEvents } from '@sgb/contract/looking.ts';
import type { App } from '../../../platform/app.ts';
import { announce } from '../../../platform/db/bus.ts';
import { frame, type Line, openLines } from '../../../platform/live/lines.ts';
import type { StreamTicket } from '../../../platform/live/ticket.ts';
import { livingSessions, peopleById } from '../../people/identity/index.ts';
import { lookingChannel } from './channels.ts';
import { type Elsewhere, freshMs, heard, othersIn, told } from './rules.ts';

/** Pages of one person that one process tells about. */
const mostOfOne = 12;
const againMs = 30_000;

interface Looker extends Line {
  readonly name: string;
}

interface Looking {
  open(who: StreamTicket): Promise<Readable | null>;
  close(): void;
}

/**
 * Who looks at what, at one process: in memory only. Processes tell one another when somebody comes or goes, and every half minute
 * in one statement what they have, so that one that died is forgotten.
 */
export function openLookers(app: App): Looking {
  const lines = openLines<Looker>(app, livingSessions);
  const self = randomUUID();
  const elsewhere = new Map<number, Map<string, Elsewhere>>();
  const namesIn = (room: number) => [...new Set(lines.inRoom(room).map(({ name }) => name))];

  function tell(room: number): void {
    const others = elsewhere.get(room)?.values() ?? [];
    for (const line of lines.inRoom(room)) {
      const names = othersIn(namesIn(room), others, line.name, Date.now());
      lines.put(line, frame({ name: 'lookers', data: { names } satisfies LookingEvents['lookers'] }));
    }
  }

  async function tellOthers(rooms: readonly number[]): Promise<void> {
    if (rooms.length === 0) return;
    await app.db
      .transact(async (tx) => {
        for (const room of rooms)
          await announce(tx, lookingChannel, told({ process: self, room, names: namesIn(room) }));
      })
      .catch((error: unknown) => app.log.warn({ err: error }, 'other processes were not told who looks'));
  }

  function changed(room: number): void {
    tell(room);
    void tellOthers([room]);
  }

  app.bus.on(lookingChannel, (about) => {
    const seen = heard(about);
    if (!seen || seen.process === self) return;
    const { process, room, names } = seen;
    const known = elsewhere.get(room) ?? new Map<string, Elsewhere>();
    const same = known.get(process)?.names.join() === names.join();
    if (names.length > 0) known.set(process, { names, at: Date.now() });
    else known.delete(process);
    if (known.size > 0) elsewhere.set(room, known);
    else elsewhere.delete(room);
    if (!same) tell(room);
  });

  /** Says again what there is, and forgets who has not said so for long. */
  function again(): void {
    void tellOthers(lines.rooms());
    for (const [room, known] of elsewhere) {
      const gone = [...known].filter(([, { at }]) => Date.now() - at >= freshMs);
      for (const [process] of gone) known.delete(process);
      if (known.size === 0) elsewhere.delete(room);
      if (gone.length > 0) tell(room);
    }
  }
  const timer = setInterval(again, againMs).unref();

  return {
    async open({ accountId, ticketHash, about: room }) {
      const [person] = await app.db.read((reader) => peopleById(reader, [accountId]));
      const name = person?.username ?? '';
      const line = lines.open({ accountId, ticketHash, room, name }, mostOfOne);
      if (!line) return null;
      line.out.on('close', () => changed(room));
      changed(room);
      return line.out;
    },
    close() {
      clearInterval(timer);
      lines.close();
    },
  };
}
