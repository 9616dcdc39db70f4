import { minuteMs } from '@sgb/contract/time.ts';
import { SupplierError } from '../../../adapters/supplier/error.ts';
import type { App } from '../../../platform/app.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import {
  claimRecheck,
  freshnessOf,
  freshUntil,
  productDetail,
  releaseRecheck,
  staleOffers,
  takeOffShelf,
} from '../catalog/index.ts';
import { orFault, reindex, type Sourcing, shared, storeOffer } from './fetch.ts';
import { sourcingFreshMinutes } from './settings.ts';

/** Longer than any answer of the supplier takes; a process that dies with its claim blocks nobody for longer. */
const claimMs = 15_000;
const lookEvery = 400;
const looks = 12;

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
const refreshing = shared<boolean>();

/** Offers that were last read before this moment are read again. */
async function oldestFresh(call: Call): Promise<Date> {
  const minutes = (await call.settings()).get(sourcingFreshMinutes);
  return new Date(call.clock.now().getTime() - minutes * minuteMs + 1);
}

async function isStale(call: Call, id: number): Promise<boolean | undefined> {
  const [settings, goods] = await Promise.all([call.settings(), call.db.read((reader) => freshnessOf(reader, id))]);
  if (!goods) return undefined;
  const until = freshUntil(goods, settings.get(sourcingFreshMinutes));
  return until !== null && until <= call.clock.now();
}

/** Asks the supplier and stores what it says. False: it could not be asked. */
async function reread(call: App, sourcing: Sourcing, id: number): Promise<boolean> {
  const offer = await orFault(sourcing.supplier.offer(String(id)));
  if (!(offer instanceof SupplierError)) {
    const stored = await orFault(storeOffer(call, offer));
    if (!(stored instanceof SupplierError)) return true;
  } else if (offer.fault === 'gone') {
    await call.db.transact(async (tx) => {
      await takeOffShelf(tx, id, call.clock.now());
      reindex(tx, id);
    });
    return true;
  }
  await call.db.transact((tx) => releaseRecheck(tx, id));
  return false;
}

/** Another process is asking already: its answer is ours, too. */
async function waitForOther(call: App, id: number, asked: Date): Promise<boolean> {
  for (let look = 0; look < looks; look++) {
    await pause(lookEvery);
    const goods = await call.db.read((reader) => freshnessOf(reader, id));
    if (!goods || goods.checkedAt >= asked) return true;
  }
  return false;
}

async function refresh(call: App, sourcing: Sourcing, id: number, checkedBefore: Date): Promise<boolean> {
  const now = call.clock.now();
  const until = new Date(now.getTime() + claimMs);
  const claimed = await call.db.transact((tx) => claimRecheck(tx, id, checkedBefore, now, until));
  return claimed ? reread(call, sourcing, id) : waitForOther(call, id, new Date(checkedBefore.getTime() - 1));
}

/** How many offers are asked for at once. */
const atOnce = 6;

/** Reads the offers again that are older than a limit; answers those that could not be read. */
export async function freshen(
  call: App,
  sourcing: Sourcing,
  ids: readonly number[],
  olderThanMs: number,
): Promise<readonly number[]> {
  if (ids.length === 0) return [];
  const before = new Date(call.clock.now().getTime() - olderThanMs + 1);
  const waiting = await call.db.read((reader) => staleOffers(reader, ids, before));
  const unread: number[] = [];
  async function work(): Promise<void> {
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      const offer = id;
      const reached = await refreshing(String(offer), () => refresh(call, sourcing, offer, before));
      if (!reached) unread.push(offer);
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, waiting.length) }, work));
  return unread;
}

export const refreshedProduct =
  (sourcing: Sourcing) =>
  async (call: Call, { productid }: { productid: string }) => {
    const id = Number(productid);
    const stale = await isStale(call, id);
    if (stale === undefined) return refuse('notFound', 'This product is not in our shop.');
    const reached =
      !stale || (await refreshing(productid, async () => refresh(call, sourcing, id, await oldestFresh(call))));
    const product = await productDetail(call, { productid });
    return product instanceof Refusal ? product : { product, reached };
  };
