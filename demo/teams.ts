import { entryTypes } from '@sgb/contract/ledger.ts';
import { balance, book } from '@sgb/server/modules/books/ledger/index.ts';
import { hasOpenTeams, rememberTeam } from '@sgb/server/modules/community/teams/seed.ts';
import { accountByLogin } from '@sgb/server/modules/people/identity/seed.ts';
import type { Database, Tx } from '@sgb/server/platform/db/database.ts';
import { Refusal } from '@sgb/server/platform/http/refusal.ts';
import { settingsInForce } from '@sgb/server/platform/settings/settings.ts';
import { makeProduct } from './catalogue/product.ts';

/**
 * Number of the product, one of the first round, which keep theirs; which of the neighbours are in its team, and which part of the
 * pieces is there once somebody more has joined.
 */
const teams = [
  { product: 51, people: [1, 2, 3, 4, 5, 6], percent: 100 },
  { product: 79, people: [7, 8, 9], percent: 40 },
] as const;

/** What their suppliers ask for sending so many. */
const freightFen = 3_000;

/** So many pieces among so many people, nobody below the smallest order. */
function shared(pieces: number, people: number, least: number): number[] {
  const each = Math.max(least, Math.floor(pieces / people));
  const rest = Math.max(least, pieces - each * (people - 1));
  return [rest, ...Array.from({ length: people - 1 }, () => each)];
}

async function fund(tx: Tx, accountId: number, cents: number, now: Date): Promise<void> {
  const postings = [{ from: 'bank' as const, to: balance(accountId, 'available'), amount: cents }];
  const key = `demo:team:${accountId}:${now.getTime()}`;
  const booked = await book(tx, { key, type: entryTypes.correction, ref: 'DEMO', note: 'EFT', postings, now });
  if (booked instanceof Refusal) throw new Error(booked.message);
}

/** Two open teams of the ambassador's neighbours, one of which lacks just one join; new ones when those are over. */
export async function ensureDemoTeams(db: Database, now: Date): Promise<void> {
  const settings = await settingsInForce(db, { now: () => now });
  await db.transact(async (tx) => {
    if (!(await accountByLogin(tx, 'neighbour_1')) || (await hasOpenTeams(tx, now))) return;
    for (const { product, people, percent } of teams) {
      const { skus, minOrder, priceBreaks } = makeProduct(product);
      const [sku, threshold] = [skus[0], priceBreaks.find(({ from }) => from > minOrder)?.from];
      if (!sku || threshold === undefined) throw new Error(`product ${product} cannot be bought together`);
      const pieces = Math.floor((threshold * percent) / 100) - minOrder;
      const quantities = shared(pieces, people.length, minOrder);
      const inside: { accountId: number; quantity: number }[] = [];
      for (const [nth, quantity] of quantities.entries()) {
        const account = await accountByLogin(tx, `neighbour_${people[nth]}`);
        if (account) inside.push({ accountId: account.id, quantity });
      }
      await rememberTeam(tx, {
        skuId: sku.id,
        freightFen,
        people: inside,
        fund: (transaction, accountId, cents) => fund(transaction, accountId, cents, now),
        settings,
        now,
      });
    }
  });
}
