import { entryTypes } from '@sgb/contract/ledger.ts';
import { withdrawalNumber } from '@sgb/contract/stock-states.ts';
import type { withdrawPieces } from '@sgb/contract/stock-up.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { z } from 'zod';
import { type At, atOf } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { book, spendable } from '../../books/ledger/index.ts';
import { moveAllPieces } from './move.ts';
import { fetchingCents } from './rules.ts';
import { shelfTerms } from './settings.ts';
import * as store from './store.ts';

type Input = z.output<typeof withdrawPieces.input>;

interface Withdrawal {
  readonly id: number;
  readonly pieces: number;
  readonly cents: number;
  readonly lines: Input['lines'];
}

const knownText = 'select id, pieces, cents, lines from shelf_withdrawals where account_id = $1 and key = $2';
const insertText = `
  insert into shelf_withdrawals (account_id, key, lines, pieces, grams, cents, at) values ($1, $2, $3, $4, $5, $6, $7)
  on conflict do nothing returning id, pieces, cents, lines`;

const answer = ({ id, pieces, cents }: Withdrawal) => ({ number: withdrawalNumber(id), pieces, cents });

/** The first answer again, to whoever sends the same wish again. */
async function replayed(tx: Tx, accountId: number, { key, lines }: Input) {
  const [known] = await tx.run<Withdrawal>('shelves.knownWithdrawal', knownText, [accountId, key]);
  if (!known) return undefined;
  return JSON.stringify(known.lines) === JSON.stringify(lines) ? answer(known) : refuse('keyReused');
}

async function fetchPieces(tx: Tx, accountId: number, input: Input, { settings, now }: At) {
  const { key, lines, agreed } = input;
  const replay = await replayed(tx, accountId, input);
  if (replay) return replay;
  const skuIds = lines.map(({ skuid }) => Number(skuid));
  const shelves = await store.shelvesOfSkus(tx, accountId, skuIds);
  if (new Set(skuIds).size !== skuIds.length || shelves.length !== skuIds.length) {
    return refuse('badInput', 'lines: must be SKUs on your shelf, each once', { field: 'lines' });
  }
  const wanted = shelves.map((shelf) => ({
    shelf,
    quantity: lines.find(({ skuid }) => Number(skuid) === shelf.skuId)?.quantity ?? 0,
  }));
  const pieces = wanted.reduce((sum, { quantity }) => sum + quantity, 0);
  const grams = wanted.reduce((sum, { shelf, quantity }) => sum + shelf.weightGrams * quantity, 0);
  const cents = fetchingCents(grams, settings.get(shelfTerms).fetching);
  if (cents !== agreed) return refuse('checkoutChanged', `Nothing was fetched: it costs ${formatRand(cents)} now.`);
  const values = [accountId, key, JSON.stringify(lines), pieces, grams, cents, now];
  const [made] = await tx.run<Withdrawal>('shelves.withdraw', insertText, values);
  if (!made) return refuse('keyReused');
  const about = withdrawalNumber(made.id);
  const stuck = await moveAllPieces(
    tx,
    wanted.map(({ shelf, quantity }) => ({
      shelfId: shelf.id,
      accountId,
      from: 'sellable' as const,
      to: 'fetched' as const,
      quantity,
      reason: 'fetched' as const,
      about,
      by: accountId,
    })),
    { settings, now },
  );
  if (stuck) return stuck;
  if (cents > 0) {
    const booked = await book(tx, {
      key: `withdraw:${accountId}:${key}`,
      type: entryTypes.services,
      ref: about,
      note: 'Fetching from the shelf',
      postings: [{ from: spendable(accountId), to: 'sales.services', amount: cents, item: `fetch:${made.id}` }],
      now,
    });
    if (booked instanceof Refusal) return booked;
    tx.send('shelves.withdrawPaid', 'update shelf_withdrawals set entry_id = $2 where id = $1', [
      made.id,
      booked.entryId,
    ]);
  }
  return answer(made);
}

/** Sets pieces out at the depot for whoever fetches them; handling is paid by weight. */
export async function withdraw(call: Call<'shopper'>, input: Input) {
  const at = await atOf(call);
  return call.db.transact((tx) => fetchPieces(tx, call.session.accountId, input, at));
}
