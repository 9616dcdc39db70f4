import { southAfrica } from '@sgb/contract/countries.ts';
import { dispatchWayWords } from '@sgb/contract/dispatch-states.ts';
import type { DispatchImport } from '@sgb/contract/dispatch-views.ts';
import type { importDispatches } from '@sgb/contract/dispatches.ts';
import type { ReceiverInput } from '@sgb/contract/receiver-fields.ts';
import type { z } from 'zod';
import { type At, atOf } from '../../../../platform/at.ts';
import type { Sql } from '../../../../platform/db/database.ts';
import type { Call } from '../../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../../platform/http/refusal.ts';
import { spendableBalance } from '../../../books/ledger/index.ts';
import { deliverySouthAfrica } from '../../../goods/pricing/settings.ts';
import {
  addReceivers,
  type ListedReceiver,
  listedReceivers,
  lockReceivers,
  roomFor,
  samenessOf,
} from '../../../people/clients/index.ts';
import { type ShelfRow, shelvesOf } from '../../shelves/index.ts';
import { type Price, quotesOf } from '../rules.ts';
import { dispatchTerms } from '../settings.ts';
import * as store from '../store.ts';
import { type FileRow, readDispatchFile } from './file.ts';
import { makeDispatches } from './make.ts';
import { hashOf, sameWish } from './send.ts';

type ShopperCall = Call<'shopper'>;

/** A row beside what lies on the shelf and who is in the list. */
interface Checked extends FileRow {
  readonly shelf?: ShelfRow | undefined;
  readonly price?: Price | undefined;
  readonly known?: ListedReceiver | undefined;
}

interface Beside {
  readonly shelves: readonly ShelfRow[];
  readonly clients: readonly ListedReceiver[];
  /** The most clients that the list may have. */
  readonly most: number;
}

const newOf = ({ client, known }: Checked): ReceiverInput | undefined =>
  typeof client === 'object' && client && !known ? client : undefined;

/** Rows take from the shelf and from the room of the list in their order, so that the good ones all fit together. */
function besides(rows: readonly FileRow[], { shelves, clients, most }: Beside, { settings }: At): Checked[] {
  const left = new Map(shelves.map((shelf) => [shelf.skuId, { shelf, pieces: shelf.sellable }]));
  const byId = new Map(clients.map((client) => [client.id, client]));
  const bySameness = new Map(clients.map((client) => [client.sameness, client]));
  const added = new Set<string>();
  const { sizes } = settings.get(deliverySouthAfrica);
  const { pickCents } = settings.get(dispatchTerms);
  return rows.map((row) => {
    const faults = [...row.faults];
    const wrong = (field: string, message: string) => {
      if (!faults.some((fault) => fault.field === field)) faults.push({ field, message });
    };
    const there = left.get(row.skuId);
    if (!there) wrong('sku', 'This SKU is not on your shelf.');
    const known =
      typeof row.client === 'number' ? byId.get(row.client) : row.client && bySameness.get(samenessOf(row.client));
    if (typeof row.client === 'number' && !known) wrong('client', 'This client is not in your list.');
    if (known && known.countryId !== southAfrica) wrong('client', 'We send inside South Africa only.');
    const shelf = there?.shelf;
    const quote =
      shelf && quotesOf([{ ...shelf, quantity: row.quantity }], sizes, pickCents).find(({ way }) => way === row.way);
    if (quote?.fault) wrong('delivery', quote.fault);
    if (there && there.pieces < row.quantity) {
      wrong(
        'quantity',
        there.pieces === 0 ? 'No piece of it is left for this row.' : `Only ${there.pieces} are left for this row.`,
      );
    }
    const checked = { ...row, faults, shelf, price: quote?.price, known: known || undefined };
    const fresh = faults.length === 0 ? newOf(checked) : undefined;
    const sameness = fresh && samenessOf(fresh);
    if (sameness !== undefined && !added.has(sameness) && clients.length + added.size >= most) {
      wrong('first name', `Your list of clients is full: ${most} are the most.`);
    }
    if (faults.length > 0) return checked;
    if (there) there.pieces -= row.quantity;
    if (sameness !== undefined) added.add(sameness);
    return checked;
  });
}

function shown({ line, said, shelf, quantity, way, price, known, faults }: Checked): DispatchImport['rows'][number] {
  const named = [said['first name'], said['last name']].filter(Boolean).join(' ');
  return {
    line,
    name: known?.name ?? named,
    place: known?.address ?? [said.street, said.suburb, said.city].filter(Boolean).join(', '),
    what: shelf ? `${quantity} x ${[shelf.title, ...shelf.options].join(', ')}` : (said.sku ?? ''),
    way: dispatchWayWords[way].label,
    cents: faults.length === 0 ? (price?.totalCents ?? 0) : 0,
    faults: [...faults],
  };
}

const isGood = ({ faults }: Checked): boolean => faults.length === 0;
const nothing = { rows: [], good: 0, bad: 0, fault: '', totalCents: 0, balanceCents: 0, newClients: 0, made: null };

function answerOf(rows: readonly Checked[], balanceCents: number): DispatchImport {
  const good = rows.filter(isGood);
  const fresh = good.flatMap((row) => newOf(row) ?? []).map(samenessOf);
  return {
    rows: rows.map(shown),
    good: good.length,
    bad: rows.length - good.length,
    fault: '',
    totalCents: good.reduce((sum, { price }) => sum + (price?.totalCents ?? 0), 0),
    balanceCents,
    newClients: new Set(fresh).size,
    made: null,
  };
}

async function checked(reader: Sql, accountId: number, rows: readonly FileRow[], most: number, at: At) {
  const skuIds = [...new Set(rows.map(({ skuId }) => skuId))];
  const shelves = await shelvesOf(reader, accountId, skuIds);
  const clients = await listedReceivers(reader, accountId);
  const all = besides(rows, { shelves, clients, most }, at);
  return { all, empty: clients.length === 0, answer: answerOf(all, await spendableBalance(reader, accountId)) };
}

/** What a file made, told again. */
function toldAgain(made: readonly store.DispatchRow[], hash: Buffer): DispatchImport | Refusal {
  const reused = sameWish(made, hash);
  if (reused) return reused;
  const waiting = made.filter(({ paidCents }) => paidCents === 0).length;
  const totalCents = made.reduce((sum, { pickCents, deliveryCents }) => sum + pickCents + deliveryCents, 0);
  return { ...nothing, good: made.length, totalCents, made: { paid: made.length - waiting, waiting } };
}

/** Looks at a file, or makes a dispatch of each of its good rows: all of these in one go, and once. */
export async function importFile(call: ShopperCall, { csv, make, key }: z.output<typeof importDispatches.input>) {
  const { accountId } = call.session;
  const file = readDispatchFile(csv);
  if ('fault' in file) {
    const answer = { ...nothing, fault: file.fault };
    return make === 0 ? answer : refuse('importRefused', file.fault, answer);
  }
  const at = await atOf(call);
  const most = await roomFor(call);
  if (make === 0) {
    return call.db.read(async (reader) => (await checked(reader, accountId, file.rows, most, at)).answer);
  }
  const hash = hashOf({ csv });
  return call.db.transact(async (tx) => {
    // Held for all of it: neither the same file nor another change of the list comes in between.
    await lockReceivers(tx, accountId);
    const before = await store.madeBy(tx, accountId, key);
    if (before.length > 0) return toldAgain(before, hash);
    const { all, answer, empty } = await checked(tx, accountId, file.rows, most, at);
    const good = all.filter(isGood);
    if (good.length === 0) return refuse('importRefused', 'No row of the file can be sent.', answer);
    const fresh = new Map(good.flatMap((row) => newOf(row) ?? []).map((receiver) => [samenessOf(receiver), receiver]));
    const clients = await addReceivers(tx, [...fresh.values()], { accountId, empty, now: at.now });
    const bySameness = new Map(clients.map((client) => [client.sameness, client]));
    const wishes = good.map((row) => {
      const { shelf, price, known, client, line, said, quantity, way } = row;
      const receiver = known ?? (typeof client === 'object' && client ? bySameness.get(samenessOf(client)) : undefined);
      if (!shelf || !price || !receiver) throw new Error(`line ${line} is good and lacks something`);
      return {
        receiver,
        goods: [{ shelf, quantity }],
        way,
        price,
        reference: said.reference ?? '',
        key,
        hash,
        row: line,
      };
    });
    const made = await makeDispatches(tx, accountId, wishes, at);
    if (made instanceof Refusal) return made;
    const waiting = made.filter(({ waits }) => waits !== null).length;
    return { ...answer, made: { paid: made.length - waiting, waiting } };
  });
}
