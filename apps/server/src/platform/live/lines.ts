import { PassThrough } from 'node:stream';
import type { App } from '../app.ts';
import type { Sql } from '../db/database.ts';

const heartbeatMs = 20_000;
/** A reader that is so many bytes behind has gone, or comes back and catches up. */
const mostWaiting = 512 * 1024;
/** For one process; whoever comes later asks another one, or again. */
const mostLines = 5000;

/** An open line to one browser. Those that hear the same are in one room. */
export interface Line {
  readonly accountId: number;
  readonly ticketHash: Buffer;
  readonly room: number;
  readonly out: PassThrough;
}

/** Which of these sessions live. */
export type Alive = (reader: Sql, hashes: readonly Buffer[], now: Date) => Promise<Buffer[]>;

export interface Lines<Kept extends Line> {
  /** Null when this person has too many open, or everybody together. */
  open(line: Omit<Kept, 'out'>, most: number): Kept | null;
  inRoom(room: number): readonly Kept[];
  rooms(): readonly number[];
  all(): readonly Kept[];
  /** False when its reader has gone: the line is ended then. Whoever waited for the database may find it ended meanwhile. */
  put(line: Kept, text: string): boolean;
  end(line: Kept): void;
  /** Ends all, so that a process can stop; browsers come back to another one. */
  close(): void;
}

/** An event as a stream carries it. No data of ours has a line break once it is JSON. */
export function frame(event: { readonly id?: number; readonly name: string; readonly data: unknown }): string {
  const id = event.id === undefined ? '' : `id: ${event.id}\n`;
  return `${id}event: ${event.name}\ndata: ${JSON.stringify(event.data)}\n\n`;
}

/** The open lines of one process and one kind of stream: kept open, looked after, and ended with their sessions. */
export function openLines<Kept extends Line>(app: App, alive: Alive): Lines<Kept> {
  const rooms = new Map<number, Set<Kept>>();
  const ofAccount = new Map<number, number>();
  let count = 0;
  let closed = false;

  const all = () => [...rooms.values()].flatMap((lines) => [...lines]);

  function end(line: Kept): void {
    const lines = rooms.get(line.room);
    if (lines?.delete(line)) {
      count--;
      const left = (ofAccount.get(line.accountId) ?? 1) - 1;
      if (left > 0) ofAccount.set(line.accountId, left);
      else ofAccount.delete(line.accountId);
    }
    if (lines?.size === 0) rooms.delete(line.room);
    line.out.end();
  }

  function put(line: Kept, text: string): boolean {
    if (line.out.writableEnded || line.out.destroyed) return false;
    if (line.out.writableLength <= mostWaiting) {
      line.out.write(text);
      return true;
    }
    end(line);
    return false;
  }

  /** Keeps lines open that would be cut for silence, and ends those whose session is over. */
  async function beat(): Promise<void> {
    const lines = all();
    if (lines.length === 0) return;
    const hashes = lines.map(({ ticketHash }) => ticketHash);
    const found = await app.db.read((reader) => alive(reader, hashes, app.clock.now()));
    const living = new Set(found.map((hash) => hash.toString('hex')));
    for (const line of lines) {
      if (living.has(line.ticketHash.toString('hex'))) put(line, ': beat\n\n');
      else end(line);
    }
  }
  const timer = setInterval(() => {
    beat().catch((error: unknown) => app.log.warn({ err: error }, 'the streams were not looked after'));
  }, heartbeatMs).unref();

  return {
    open(asked, most) {
      const mine = ofAccount.get(asked.accountId) ?? 0;
      if (closed || count >= mostLines || mine >= most) return null;
      const line = { ...asked, out: new PassThrough() } as unknown as Kept;
      rooms.set(line.room, (rooms.get(line.room) ?? new Set()).add(line));
      ofAccount.set(line.accountId, mine + 1);
      count++;
      line.out.on('close', () => end(line));
      put(line, 'retry: 2000\n\n');
      return line;
    },
    inRoom: (room) => [...(rooms.get(room) ?? [])],
    rooms: () => [...rooms.keys()],
    all,
    put,
    end,
    close() {
      closed = true;
      clearInterval(timer);
      for (const line of all()) end(line);
    },
  };
}
