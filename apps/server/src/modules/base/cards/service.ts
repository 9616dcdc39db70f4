import { createHash } from 'node:crypto';
import { createGate } from '../../../platform/gate.ts';
import { type Helper, tasksOf } from '../../../platform/helper/helper.ts';
import { MemoryCache } from '../pictures/index.ts';
import type { Card } from './card.ts';
import type { cardTasks } from './draw.ts';

/** Few at once: everybody shares the card of one thing. */
const atOnce = 2;
const mostWaiting = 20;
const memoryBytes = 8 * 1024 * 1024;

interface DrawnCard {
  readonly body: Buffer;
  /** The same content has the same one. */
  readonly etag: string;
}

export interface Cards {
  draw(card: Card): Promise<DrawnCard | 'busy'>;
  /** A code alone, to print. */
  qr(link: string): Promise<Buffer | 'busy'>;
}

const nameOf = ({ picture, ...words }: Card): string =>
  createHash('sha256')
    .update(JSON.stringify(words))
    .update(picture ?? '')
    .digest('base64url')
    .slice(0, 27);

/** Cards of one process, kept by what is on them. */
export function createCards(helper: Helper): Cards {
  const tasks = tasksOf<typeof cardTasks>(helper);
  const memory = new MemoryCache(memoryBytes);
  const gate = createGate(atOnce, mostWaiting);
  const flights = new Map<string, Promise<Buffer> | null>();
  return {
    qr: async (link) => (await gate.enter(() => tasks.drawQr(link))) ?? 'busy',
    async draw(card) {
      const name = nameOf(card);
      const etag = `"${name}"`;
      const kept = memory.get(name);
      if (kept) return { body: kept, etag };
      let flight = flights.get(name);
      if (!flight) {
        flight = gate.enter(() => tasks.drawCard(card));
        if (!flight) return 'busy';
        flights.set(name, flight);
        const landed = () => flights.delete(name);
        flight.then(landed, landed);
      }
      const body = await flight;
      memory.set(name, body);
      return { body, etag };
    },
  };
}
