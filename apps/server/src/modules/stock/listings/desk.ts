import * as contract from '@sgb/contract/listing-desk.ts';
import { listingStates } from '@sgb/contract/listing-rules.ts';
import { ownPages, sliceOf } from '@sgb/contract/paging.ts';
import type { z } from 'zod';
import { type At, atOf } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { notify } from '../../base/messages/index.ts';
import { mayDecide } from '../../people/decisions/index.ts';
import { peopleById } from '../../people/identity/index.ts';
import { type ShelfRow, shelvesById, shelvesTitled } from '../shelves/index.ts';
import { bring, show } from './price.ts';
import * as store from './store.ts';
import { listingViews } from './view.ts';
import { approvedNotice, hiddenNotice, refusedNotice, shownNotice } from './words.ts';

type StaffCall = Call<'staff'>;
type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;

const { waiting, live, refused, hidden } = listingStates;
const unknown = () => refuse('notFound', 'There is no such listing.');

export async function list(call: StaffCall, { state, keyword, page }: InputOf<typeof contract.listListingDesk>) {
  const settings = await call.settings();
  return call.db.read(async (reader) => {
    const shelfIds = keyword === '' ? undefined : await shelvesTitled(reader, keyword);
    const { rows, total } = await store.listingsAt(reader, { state, shelfIds }, sliceOf(page));
    const views = await listingViews(reader, rows, settings);
    const people = await peopleById(reader, [...new Set(rows.map(({ accountId }) => accountId))]);
    const items = views.flatMap((view) => {
      const row = rows.find(({ id }) => id === view.id);
      if (!row) return [];
      const name = people.find(({ id }) => id === row.accountId)?.username ?? '';
      return [{ ...view, createdAt: row.createdAt.toISOString(), seller: { id: row.accountId, name } }];
    });
    return { items, total, page, pages: ownPages(total) };
  });
}

/** A listing that nobody else changes meanwhile, with its shelf. */
async function held(tx: Tx, id: number) {
  const found = await store.listingById(tx, id);
  if (!found) return undefined;
  await store.holdShelf(tx, found.shelfId);
  const [listing, [shelf]] = [await store.listingById(tx, id), await shelvesById(tx, [found.shelfId])];
  return listing && shelf ? { listing, shelf } : undefined;
}

/** What waits beside the first of a seller is for sale with it. */
export async function approve(tx: Tx, accountId: number, by: number, at: At): Promise<number> {
  const rows = await store.waitingOf(tx, accountId);
  for (const row of rows) {
    const change = { state: live, stateAt: at.now, approvedAt: at.now, refusedAt: null, decidedBy: by, reason: '' };
    await store.changeListing(tx, row.id, change);
    await show(tx, row, live, at);
  }
  return rows.length;
}

interface Why {
  readonly by: number;
  readonly reason: string;
}

/** Its pieces are free on their shelf. */
export async function refuseIt(tx: Tx, listing: store.ListingRow, shelf: ShelfRow, { by, reason }: Why, at: At) {
  const { now } = at;
  const free = await bring(tx, listing, shelf, 0, by, at);
  if (free instanceof Refusal) return free;
  await store.changeListing(tx, listing.id, { state: refused, stateAt: now, refusedAt: now, reason, decidedBy: by });
  await notify(tx, refusedNotice(listing.accountId, shelf.title, reason), { now });
  return undefined;
}

export async function decide(call: StaffCall, input: InputOf<typeof contract.decideListing>) {
  const at = await atOf(call);
  const { now } = at;
  const by = call.session.accountId;
  const { id, agreed, reason } = input;
  if (agreed === 0 && reason.length < 5) {
    return refuse('badInput', 'reason: Say why, in 5 to 300 characters.', { field: 'reason' });
  }
  return call.db.transact(async (tx) => {
    const found = await held(tx, id);
    if (!found) return unknown();
    const { listing, shelf } = found;
    const about = { accounts: [listing.accountId], subject: `listing ${id}`, cents: 0, input, why: reason };
    const stop = await mayDecide(tx, contract.decideListing, { by, ...at }, about);
    if (stop) return stop;
    if (listing.state !== waiting) return refuse('listingMoved');
    if (agreed === 1) {
      const approved = await approve(tx, listing.accountId, by, at);
      await notify(tx, approvedNotice(listing.accountId, shelf.title), { now });
      return { id, state: live, approved };
    }
    const stuck = await refuseIt(tx, listing, shelf, { by, reason }, at);
    return stuck ?? { id, state: refused, approved: 0 };
  });
}

/** Out of the shop, or back into it. */
export async function hideIt(
  tx: Tx,
  listing: store.ListingRow,
  title: string,
  to: typeof live | typeof hidden,
  { by, reason }: Why,
  at: At,
): Promise<void> {
  const said = to === hidden ? reason : '';
  await store.changeListing(tx, listing.id, { state: to, stateAt: at.now, reason: said, decidedBy: by });
  await show(tx, listing, to, at);
  const words = to === hidden ? hiddenNotice : shownNotice;
  await notify(tx, words(listing.accountId, title, reason), { now: at.now });
}

export async function hide(call: StaffCall, input: InputOf<typeof contract.hideListing>) {
  const at = await atOf(call);
  const by = call.session.accountId;
  const { id, reason } = input;
  const [from, to] = input.hidden === 1 ? [live, hidden] : [hidden, live];
  return call.db.transact(async (tx) => {
    const found = await held(tx, id);
    if (!found) return unknown();
    const { listing, shelf } = found;
    const about = { accounts: [listing.accountId], subject: `listing ${id}`, cents: 0, input, why: reason };
    const stop = await mayDecide(tx, contract.hideListing, { by, ...at }, about);
    if (stop) return stop;
    if (listing.state !== from) return refuse('listingMoved');
    await hideIt(tx, listing, shelf.title, to, { by, reason }, at);
    return { id, state: to };
  });
}
