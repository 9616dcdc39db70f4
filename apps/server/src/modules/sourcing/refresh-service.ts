import { SupplierError } from '../../adapters/supplier/error.ts';
import type { Call } from '../../platform/http/call.ts';
import { Refusal, refuse } from '../../platform/http/refusal.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import {
  claimRecheck,
  freshnessOf,
  freshUntil,
  productDetail,
  releaseRecheck,
  takeOffShelf,
} from '../catalog/index.ts';
import { orFault, type Sourcing, shared, storeOffer } from './fetch.ts';

/** Longer than any answer of the supplier takes; a process that dies with its claim blocks nobody for longer. */
const claimMs = 15_000;
const lookEvery = 400;
const looks = 12;

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
const refreshing = shared<boolean>();

async function isStale(call: Call, id: number): Promise<boolean | undefined> {
  const [settings, goods] = await Promise.all([call.settings(), call.db.read((reader) => freshnessOf(reader, id))]);
  if (!goods) return undefined;
  const until = freshUntil(goods, settings.get('sourcing.freshMinutes'));
  return until !== null && until <= call.clock.now();
}

/** Asks the supplier and stores what it says. False: it could not be asked. */
async function reread(call: Call, sourcing: Sourcing, id: number): Promise<boolean> {
  const offer = await orFault(sourcing.supplier.offer(String(id)));
  if (!(offer instanceof SupplierError)) {
    const stored = await orFault(storeOffer(call, sourcing, offer));
    if (!(stored instanceof SupplierError)) return true;
  } else if (offer.fault === 'gone') {
    await call.db.transact(async (tx) => {
      await takeOffShelf(tx, id, call.clock.now());
      for (const job of sourcing.afterStore) await enqueue(tx, job, { ids: [id] });
    });
    return true;
  }
  await call.db.transact((tx) => releaseRecheck(tx, id));
  return false;
}

/** Another process is asking already: its answer is ours, too. */
async function waitForOther(call: Call, id: number): Promise<boolean> {
  for (let look = 0; look < looks; look++) {
    await pause(lookEvery);
    if (!(await isStale(call, id))) return true;
  }
  return false;
}

async function refresh(call: Call, sourcing: Sourcing, id: number): Promise<boolean> {
  const now = call.clock.now();
  const minutes = (await call.settings()).get('sourcing.freshMinutes');
  const checkedBefore = new Date(now.getTime() - minutes * 60_000 + 1);
  const until = new Date(now.getTime() + claimMs);
  const claimed = await call.db.transact((tx) => claimRecheck(tx, id, checkedBefore, now, until));
  return claimed ? reread(call, sourcing, id) : waitForOther(call, id);
}

export const refreshedProduct =
  (sourcing: Sourcing) =>
  async (call: Call, { productid }: { productid: string }) => {
    const id = Number(productid);
    const stale = await isStale(call, id);
    if (stale === undefined) return refuse('notFound', 'This product is not in our shop.');
    const reached = !stale || (await refreshing(productid, () => refresh(call, sourcing, id)));
    const product = await productDetail(call, { productid });
    return product instanceof Refusal ? product : { product, reached };
  };
