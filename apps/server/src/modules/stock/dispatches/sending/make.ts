import { type DispatchWay, dispatchNumber, dispatchStates } from '@sgb/contract/dispatch-states.ts';
import type { At } from '../../../../platform/at.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { spendableBalance } from '../../../books/ledger/index.ts';
import type { Addressee } from '../../../people/clients/index.ts';
import { moveWithin, type ShelfRow } from '../../shelves/index.ts';
import { pay } from '../money.ts';
import { waitingFor } from '../move.ts';
import { affordable, type Price } from '../rules.ts';
import * as store from '../store.ts';

/** One parcel to one client, priced. */
export interface Wish {
  readonly receiver: Pick<Addressee, 'id' | 'name' | 'mobile' | 'address'>;
  readonly goods: readonly { readonly shelf: ShelfRow; readonly quantity: number }[];
  readonly way: DispatchWay;
  readonly price: Price;
  readonly reference: string;
  readonly key: string;
  readonly hash: Buffer;
  readonly row: number;
  readonly againOf?: number;
  /** Its pieces have arrived and are not counted yet. */
  readonly uncounted?: boolean;
}

type Numbered = Wish & { readonly id: number; readonly totalCents: number };

const { processing, waiting } = dispatchStates;

/** Somebody may spend the money at this very moment: then it is looked at again, and in the end all wait. */
const tries = 3;

async function payFor(tx: Tx, accountId: number, wishes: readonly Numbered[], now: Date) {
  for (let time = 0; time < tries; time++) {
    const paid = affordable(wishes, await spendableBalance(tx, accountId)).get('paid') ?? [];
    const [first, ...others] = paid.map(({ id, price }) => ({ id, accountId, ...price }));
    if (!first) break;
    const entryId = await pay(tx, [first, ...others], now);
    if (!(entryId instanceof Refusal)) return { entryId, paid: new Set(paid.map(({ id }) => id)) };
  }
  return { entryId: null, paid: new Set<number>() };
}

/** Sets the pieces of all aside, or of none. */
async function setAside(tx: Tx, accountId: number, wishes: readonly Numbered[], by: number, now: Date) {
  const lines = wishes.flatMap(({ id, goods }) =>
    goods.map(({ shelf, quantity }) => ({ shelfId: shelf.id, quantity, about: dispatchNumber(id) })),
  );
  if (lines.length === 0) return undefined;
  return moveWithin(tx, { accountId, from: 'sellable', to: 'reserved', reason: 'reserved', by }, lines, now);
}

/**
 * Makes dispatches of one seller: their pieces are set aside, and as many as the balance reaches are paid for, in their
 * order; the others wait in Pending.
 */
export async function makeDispatches(tx: Tx, accountId: number, wishes: readonly Wish[], at: At) {
  const ids = await store.nextIds(tx, wishes.length);
  const numbered = wishes.map((wish, place) => {
    const id = ids[place];
    if (id === undefined) throw new Error('there are fewer numbers than dispatches');
    return { ...wish, id, totalCents: wish.price.totalCents };
  });
  const here = numbered.filter(({ uncounted }) => !uncounted);
  const short = await setAside(tx, accountId, here, accountId, at.now);
  if (short) return short;
  const { entryId, paid } = await payFor(tx, accountId, here, at.now);
  const rows = numbered.map((wish): store.NewDispatch => {
    const { receiver, price, hash, uncounted = false, againOf = null } = wish;
    const goesOn = paid.has(wish.id);
    return {
      ...{ id: wish.id, accountId, stateAt: at.now, createdAt: at.now, againOf },
      ...{ key: wish.key, wish: hash, row: wish.row, way: wish.way, reference: wish.reference },
      ...{ receiverId: receiver.id, receiverName: receiver.name },
      ...{ receiverMobile: receiver.mobile, receiverAddress: receiver.address },
      ...{ size: price.size, parcels: price.parcels, pickCents: price.pickCents, deliveryCents: price.deliveryCents },
      pieces: uncounted ? 'free' : 'reserved',
      ...(goesOn
        ? { state: processing, entryId, paidCents: price.totalCents }
        : { state: waiting, ...waitingFor(uncounted ? 'count' : 'balance', at) }),
    };
  });
  const lines = numbered.flatMap(({ id, goods }) =>
    goods.map(({ shelf: { skuId, title, options, picture }, quantity }) => ({
      ...{ dispatchId: id, skuId, quantity },
      ...{ title, options, picture },
    })),
  );
  const moves = rows.map(({ id = 0, state, waits }) => ({
    dispatchId: id,
    at: at.now,
    toState: state,
    text: waits ? 'Ordered, and waiting' : 'Ordered and paid',
    byAccount: accountId,
  }));
  return store.insertDispatches(tx, rows, lines, moves);
}
