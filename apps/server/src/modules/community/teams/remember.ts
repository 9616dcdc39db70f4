import { randomUUID } from 'node:crypto';
import { teamStates } from '@sgb/contract/team-states.ts';
import { addHours } from '@sgb/contract/time.ts';
import { fenToCents } from '@sgb/money/convert.ts';
import type { At } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { priceOfPrepaid } from '../../buying/checkout/index.ts';
import { teamWindows } from '../../buying/orders/settings.ts';
import { type OfferedSku, offeredSkusOf } from '../../goods/catalog/index.ts';
import { exchangeRate } from '../../goods/pricing/settings.ts';
import { aloneCents, goodsAt } from './goods.ts';
import { knownOf, takePlace } from './join.ts';
import { freightShare, tiersOf } from './rules.ts';
import { teamTerms } from './settings.ts';
import * as store from './store.ts';

/** A team of a demo or a bench: who is in it with how many, the first one started it. */
export interface RememberedTeam extends At {
  readonly skuId: number;
  readonly freightFen: number;
  /** Who pays what, once it is known: they have to have it. */
  readonly people: readonly { readonly accountId: number; readonly quantity: number }[];
  fund(tx: Tx, accountId: number, cents: number): Promise<void>;
}

function teamOf(sku: OfferedSku, { settings, now, people, freightFen }: RememberedTeam) {
  const [tier] = tiersOf(sku);
  const [first] = people;
  if (!tier || !first) throw new Error(`SKU ${sku.skuId} cannot be bought together`);
  const rate = settings.get(exchangeRate);
  return {
    productId: sku.productId,
    categoryId: sku.categoryId,
    title: sku.title,
    picture: sku.picture,
    unit: sku.unit,
    state: teamStates.open,
    stateAt: now,
    threshold: tier.threshold,
    most: tier.threshold * settings.get(teamTerms).mostTimes,
    pieces: people.reduce((sum, { quantity }) => sum + quantity, 0),
    people: people.length,
    unitFen: tier.fen,
    unitCents: fenToCents(tier.fen, rate),
    aloneCents: aloneCents(sku, rate),
    freightFen,
    flash: false,
    public: true,
    startedBy: first.accountId,
    startedAt: now,
    endsAt: addHours(now, settings.get(teamWindows).hours),
  };
}

/** Writes an open team down with everybody in it, through the same door as those who join; nothing where the SKU is not there. */
export async function rememberTeam(tx: Tx, wanted: RememberedTeam): Promise<store.TeamRow | undefined> {
  const { settings, now, skuId } = wanted;
  const [sku] = await offeredSkusOf(tx, [skuId]);
  if (!sku) return undefined;
  const team = await store.insertTeam(tx, teamOf(sku, wanted));
  store.writeMove(tx, team.id, { from: null, to: teamStates.open, by: team.startedBy, why: '', now });
  for (const { accountId, quantity } of wanted.people) {
    const freightFen = freightShare(team.freightFen, quantity, team.threshold);
    const goods = goodsAt(sku, quantity, team);
    const price = await priceOfPrepaid(
      tx,
      { accountId, vipLevel: 0, goods, freightFen, coins: 0, settings, now },
      false,
    );
    const agreed = price.totalCents;
    await wanted.fund(tx, accountId, agreed);
    const wish = {
      accountId,
      vipLevel: 0,
      skuid: String(skuId),
      quantity,
      scoin: 0,
      key: randomUUID(),
      agreed,
    } as const;
    const taken = await takePlace(tx, team, sku, { ...wish, settings, now }, await knownOf(tx, accountId));
    if (taken instanceof Refusal) throw new Error(taken.message);
  }
  return team;
}
