import type { EntryType } from '@sgb/contract/ledger.ts';
import { balance, book, spendable } from '@sgb/server/modules/books/ledger/index.ts';
import type { Database } from '@sgb/server/platform/db/database.ts';
import { Refusal } from '@sgb/server/platform/http/refusal.ts';

export interface Scenario {
  readonly name: string;
  /** The scenario that it is measured against, and how near it should come. */
  readonly floor?: string;
  readonly aim?: number;
  once(): Promise<void>;
}

type Postings = Parameters<typeof book>[1]['postings'];

export async function scenarios(db: Database, people: readonly number[], type: EntryType): Promise<Scenario[]> {
  let keys = 0;
  const booking = async (postings: Postings) => {
    const words = { key: `bench:${++keys}`, type, ref: 'bench', now: new Date() };
    const booked = await db.transact((tx) => book(tx, { ...words, postings }));
    if (booked instanceof Refusal) throw new Error(booked.message);
  };
  for (const id of people) await booking([{ from: 'bank', to: balance(id, 'available'), amount: 1_000_000_000 }]);

  const random = (from = 1) => from + Math.floor(Math.random() * (people.length - from));
  const person = (place: number) => balance(people[place] ?? 0, 'available');
  const two = () => {
    const first = random();
    return [first, (first % (people.length - 1)) + 1] as const;
  };
  /** The rows in one order for everybody, as any careful program would do it. */
  const bare = (from: number, to: number) =>
    db.transact(async ({ connection }) => {
      const text = 'update bare set cents = cents + $2 where id = $1';
      const steps: [number, number][] = [
        [from, -1],
        [to, 1],
      ];
      for (const values of steps.sort(([a], [b]) => a - b)) await connection.query({ name: 'bare', text, values });
    });

  return [
    { name: 'two bare updates', once: () => bare(...two()) },
    {
      name: 'a transfer between two of a thousand',
      floor: 'two bare updates',
      aim: 0.5,
      once() {
        const [from, to] = two();
        return booking([{ from: person(from), to: person(to), amount: 1 }]);
      },
    },
    { name: 'two bare updates, one row for all', once: () => bare(random(), 0) },
    {
      name: 'a payment into one till',
      floor: 'two bare updates, one row for all',
      aim: 0.5,
      once: () => booking([{ from: spendable(people[random()] ?? 0), to: 'sales.goods', amount: 1 }]),
    },
    {
      name: 'a transfer to one balance, the same for all',
      floor: 'two bare updates, one row for all',
      aim: 0.5,
      once: () => booking([{ from: person(random()), to: person(0), amount: 1 }]),
    },
  ];
}
