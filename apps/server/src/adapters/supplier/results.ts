import { createHash } from 'node:crypto';
import { minuteMs } from '@sgb/contract/time.ts';
import type { Clock } from '../../platform/clock.ts';
import type { SupplierGateway } from './gateway.ts';

interface Kept {
  readonly answer: Promise<unknown>;
  readonly until: number;
}

const mostKept = 500;

/** Result pages of the supplier's own search, and its categories, are used again for some minutes; whoever asks meanwhile shares one call. */
export function keepResults(gateway: SupplierGateway, clock: Clock, minutes: () => Promise<number>): SupplierGateway {
  const kept = new Map<string, Kept>();

  /** One key, one kind of answer. */
  async function again<Answer>(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const now = clock.now().getTime();
    const known = kept.get(key);
    if (known && known.until > now) return known.answer as Promise<Answer>;
    const life = (await minutes()) * minuteMs;
    const answer = ask();
    kept.delete(key);
    kept.set(key, { answer, until: now + life });
    for (const oldest of kept.keys()) {
      if (kept.size <= mostKept) break;
      kept.delete(oldest);
    }
    // A failure is nobody's result.
    answer.catch(() => kept.get(key)?.answer === answer && kept.delete(key));
    return answer;
  }

  return {
    ...gateway,
    searchByWord: (query) => again(JSON.stringify(query), () => gateway.searchByWord(query)),
    searchBySeller: (query) => again(`seller ${JSON.stringify(query)}`, () => gateway.searchBySeller(query)),
    category: (id) => again(`category ${id}`, () => gateway.category(id)),
    searchByImage: ({ image, ...query }) => {
      const picture = createHash('sha256').update(image).digest('hex');
      return again(JSON.stringify({ ...query, picture }), () => gateway.searchByImage({ image, ...query }));
    },
  };
}
