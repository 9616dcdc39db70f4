import type { VipLevel } from '@sgb/contract/people.ts';
import { teamNumber, teamStates } from '@sgb/contract/team-states.ts';
import type * as contract from '@sgb/contract/teams.ts';
import { addHours } from '@sgb/contract/time.ts';
import { fenToCents } from '@sgb/money/convert.ts';
import type { z } from 'zod';
import { type At, atOf } from '../../../platform/at.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { type Balances, balancesOf } from '../../books/ledger/index.ts';
import { bulkFreightFen, type Numbers, nextNumbers, setAside } from '../../buying/checkout/index.ts';
import { teamWindows } from '../../buying/orders/settings.ts';
import { mainPicturesOf, type OfferedSku, offeredSkusOf, treeOf } from '../../goods/catalog/index.ts';
import { exchangeRate } from '../../goods/pricing/settings.ts';
import { freshen, type Sourcing } from '../../goods/sourcing/index.ts';
import { isFlash } from './flash-store.ts';
import { aloneCents, goodsAt, skuToTake, tierToStart } from './goods.ts';
import { freightShare, joinProblem, missingOf } from './rules.ts';
import { teamTerms } from './settings.ts';
import * as store from './store.ts';
import { endWish, orderWish } from './wishes.ts';

type ShopperCall = Call<'shopper'>;
type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;
type Joined = z.output<typeof contract.joinTeam.output>;

/** Prices that were read at their supplier longer ago are read again before a team is started. */
const freshMs = 5 * 60_000;

/** What somebody takes of a team, at the price that they agreed to. */
export interface PlaceWish extends At {
  readonly accountId: number;
  readonly vipLevel: VipLevel;
  readonly skuid: string;
  readonly quantity: number;
  readonly scoin: number;
  readonly key: string;
  readonly agreed: number;
}

const whoOf = ({ session: { accountId, vipLevel } }: ShopperCall) => ({ accountId, vipLevel });

const answer = (team: store.TeamRow, totalCents: number): Joined => ({
  id: team.id,
  number: teamNumber(team.id),
  state: team.state,
  productId: String(team.productId),
  missing: missingOf(team),
  totalCents,
});

/** What is asked for before anything is decided, in one round trip with the rest. */
interface Known {
  readonly seen: Balances;
  readonly numbers: Numbers;
}

export async function knownOf(tx: Tx, accountId: number): Promise<Known> {
  const [seen, numbers] = await Promise.all([balancesOf(tx, accountId), nextNumbers(tx, 1)]);
  return { seen, numbers };
}

/** Takes a place in a team that has counted it already: its money is set aside, and it is written down. */
export async function takePlace(
  tx: Tx,
  team: store.TeamRow,
  sku: OfferedSku,
  wish: PlaceWish,
  known: Known,
): Promise<Joined | Refusal> {
  const { accountId, vipLevel, quantity, scoin, key, agreed, settings, now } = wish;
  const { productId } = team;
  const { skuId, options } = sku;
  const place = { teamId: team.id, accountId, productId, key, skuId, options, quantity, now };
  const taken = await setAside(
    tx,
    {
      accountId,
      vipLevel,
      goods: goodsAt(sku, quantity, team),
      freightFen: freightShare(team.freightFen, quantity, team.threshold),
      coins: scoin,
      settings,
      now,
    },
    { agreed, ref: teamNumber(team.id), note: 'Buying together', ...known },
    (prepaid) => {
      const { totalCents, holdId } = prepaid;
      return store.insertPlace(tx, { ...place, totalCents, holdId, prepaid });
    },
  );
  if (taken instanceof Refusal) return taken;
  if (taken.written === undefined) return refuse('inTeam');
  if (team.state === teamStates.reached) {
    if (team.pieces - quantity < team.threshold) {
      store.writeMove(tx, team.id, { from: teamStates.open, to: teamStates.reached, by: accountId, why: '', now });
    }
    enqueue(tx, orderWish, { id: team.id }, { urgent: true });
  }
  return answer(team, taken.prepaid.totalCents);
}

/** The first answer again, to whoever sends the same wish again. */
async function replayed(db: Database, wish: PlaceWish): Promise<Joined | Refusal | undefined> {
  const { accountId, key, skuid, quantity, agreed } = wish;
  return db.read(async (reader) => {
    const known = await store.placeByKey(reader, accountId, key);
    if (!known) return undefined;
    const same = known.skuId === Number(skuid) && known.quantity === quantity && known.totalCents === agreed;
    const team = await store.teamById(reader, known.teamId);
    return same && team ? answer(team, known.totalCents) : refuse('keyReused');
  });
}

async function onceOnly(db: Database, wish: PlaceWish, work: (tx: Tx) => Promise<Joined | Refusal>) {
  const outcome = await db.transact(work);
  // Whatever stands in its way may be this very wish, fulfilled before.
  return outcome instanceof Refusal ? ((await replayed(db, wish)) ?? outcome) : outcome;
}

async function whyNot(tx: Tx, id: number, quantity: number, now: Date): Promise<Refusal> {
  const team = await store.teamById(tx, id);
  if (!team) return refuse('notFound', 'There is no such team.');
  return refuse(joinProblem(team, quantity, now) ?? 'teamFull');
}

export async function join(call: ShopperCall, { id, ...input }: InputOf<typeof contract.joinTeam>) {
  const wish: PlaceWish = { ...whoOf(call), ...input, ...(await atOf(call)) };
  return onceOnly(call.db, wish, async (tx) => {
    const { quantity, now } = wish;
    const [taken, [offered], seen] = await Promise.all([
      store.takePlaces(tx, id, quantity, now),
      offeredSkusOf(tx, [Number(wish.skuid)]),
      balancesOf(tx, wish.accountId),
    ]);
    if (!taken) return whyNot(tx, id, quantity, now);
    const { numbers, ...team } = taken;
    const sku = skuToTake(offered, { productId: team.productId, quantity });
    return sku instanceof Refusal ? sku : takePlace(tx, team, sku, wish, { seen, numbers });
  });
}

/** What a new team at a tier would be, and the SKU of its first place. */
export async function plan(
  call: ShopperCall,
  outside: Sourcing,
  input: Pick<InputOf<typeof contract.startTeam>, 'productid' | 'threshold' | 'skuid' | 'quantity'>,
  { settings, now }: At,
) {
  const productId = Number(input.productid);
  await freshen(call, outside, [productId], freshMs);
  const tree = await treeOf(call);
  const { sku, flash, picture } = await call.db.read(async (reader) => {
    const [offered] = await offeredSkusOf(reader, [Number(input.skuid)]);
    const [main] = await mainPicturesOf(reader, [productId]);
    return {
      sku: skuToTake(offered, { productId, quantity: input.quantity }),
      flash: await isFlash(reader, productId),
      picture: main?.picture ?? '',
    };
  });
  if (sku instanceof Refusal) return sku;
  const tier = tierToStart(sku, input, tree, settings);
  if (tier instanceof Refusal) return tier;
  const { threshold, fen } = tier;
  const asked = { productId, skuId: sku.skuId, quantity: threshold, weightGrams: sku.weightGrams };
  const freightFen = await bulkFreightFen(call, outside.supplier, asked);
  const rate = settings.get(exchangeRate);
  const windows = settings.get(teamWindows);
  const hours = flash ? windows.flashHours : windows.hours;
  const team = {
    productId,
    categoryId: sku.categoryId,
    title: sku.title,
    picture,
    unit: sku.unit,
    threshold,
    most: threshold * settings.get(teamTerms).mostTimes,
    unitFen: fen,
    unitCents: fenToCents(fen, rate),
    aloneCents: aloneCents(sku, rate),
    freightFen,
    flash,
    startedAt: now,
    endsAt: addHours(now, hours),
  };
  return { team, sku, hours };
}

export const start =
  (outside: Sourcing) =>
  async (call: ShopperCall, input: InputOf<typeof contract.startTeam>): Promise<Joined | Refusal> => {
    const at = await atOf(call);
    const wish: PlaceWish = { ...whoOf(call), ...input, ...at };
    const planned = await plan(call, outside, input, at);
    if (planned instanceof Refusal) return (await replayed(call.db, wish)) ?? planned;
    const { accountId } = call.session;
    return onceOnly(call.db, wish, async (tx) => {
      const team = await store.insertTeam(tx, {
        ...planned.team,
        state: teamStates.open,
        stateAt: at.now,
        pieces: input.quantity,
        people: 1,
        public: input.public === 1,
        startedBy: accountId,
      });
      store.writeMove(tx, team.id, { from: null, to: teamStates.open, by: accountId, why: '', now: at.now });
      enqueue(tx, endWish, { id: team.id }, { runAt: team.endsAt });
      return takePlace(tx, team, planned.sku, wish, await knownOf(tx, accountId));
    });
  };
