import { codes } from '@sgb/contract/codes.ts';
import { ownPages, publicPages } from '@sgb/contract/paging.ts';
import type * as contract from '@sgb/contract/teams.ts';
import { fenToCents } from '@sgb/money/convert.ts';
import type { z } from 'zod';
import { type At, atOf } from '../../../platform/at.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { priceOfPrepaid } from '../../buying/checkout/index.ts';
import { teamWindows } from '../../buying/orders/settings.ts';
import { type OfferedSku, offeredSkusOf } from '../../goods/catalog/index.ts';
import { exchangeRate } from '../../goods/pricing/settings.ts';
import type { Sourcing } from '../../goods/sourcing/index.ts';
import { isFlash } from './flash-store.ts';
import { aloneCents, goodsAt, skuToTake } from './goods.ts';
import { plan } from './join.ts';
import { aloneFen, freightShare, isOpenTo, joinProblem, type TeamOffer, tiersOf } from './rules.ts';
import { teamTerms } from './settings.ts';
import * as store from './store.ts';
import { cardsOf } from './view.ts';

type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;

function shownOffer(offer: TeamOffer | undefined, flash: boolean, settings: Settings) {
  const tiers = offer ? tiersOf(offer) : [];
  if (!offer || tiers.length === 0) return null;
  const rate = settings.get(exchangeRate);
  const { hours, flashHours } = settings.get(teamWindows);
  return {
    aloneCents: fenToCents(aloneFen(offer, 0), rate),
    minOrder: offer.minOrder,
    batch: offer.batch,
    tiers: tiers.map(({ threshold, fen }) => ({ threshold, unitCents: fenToCents(fen, rate) })),
    hours: flash ? flashHours : hours,
    flash,
  };
}

export async function list(call: Call<'guest'>, { productid, page }: InputOf<typeof contract.listTeams>) {
  const { settings, now } = await atOf(call);
  const viewer = call.session?.accountId ?? null;
  const at = now.toISOString();
  return call.db.read(async (reader) => {
    if (productid === undefined) {
      if (viewer === null) return refuse('noSession', codes.noSession.message, { loginUrl: '/shop/login' });
      const { rows, total } = await store.teamsOfAccount(reader, viewer, page);
      return {
        items: await cardsOf(reader, rows, viewer, settings),
        total,
        page,
        pages: ownPages(total),
        at,
        offer: null,
      };
    }
    const productId = Number(productid);
    const { rows, total } = await store.teamsOfProduct(reader, productId, now, page);
    const offer = await store.offerOfProduct(reader, productId);
    return {
      items: await cardsOf(reader, rows, viewer, settings),
      total,
      page,
      pages: publicPages(total),
      at,
      offer: shownOffer(offer, await isFlash(reader, productId), settings),
    };
  });
}

export async function detail(call: Call<'guest'>, { id }: InputOf<typeof contract.getTeam>) {
  const { settings, now } = await atOf(call);
  const viewer = call.session?.accountId ?? null;
  return call.db.read(async (reader) => {
    const team = await store.teamById(reader, id);
    if (!team) return refuse('notFound', 'There is no such team.');
    const gone = !isOpenTo(team, now) || team.pieces === team.most;
    const others = gone ? await store.similarTeams(reader, team, now, settings.get(teamTerms).similar) : [];
    const [card, ...similar] = await cardsOf(reader, [team, ...others], viewer, settings);
    return card ? { ...card, similar, at: now.toISOString() } : refuse('notFound');
  });
}

interface Priced {
  readonly sku: OfferedSku;
  readonly team: Pick<store.TeamRow, 'unitFen' | 'unitCents' | 'freightFen' | 'threshold'>;
  readonly hours: number;
}

async function joining(call: Call<'shopper'>, id: number, skuid: string, quantity: number, { settings, now }: At) {
  return call.db.read(async (reader): Promise<Priced | Refusal> => {
    const team = await store.teamById(reader, id);
    if (!team) return refuse('notFound', 'There is no such team.');
    const problem = joinProblem(team, quantity, now);
    if (problem) return refuse(problem);
    const [offered] = await offeredSkusOf(reader, [Number(skuid)]);
    const sku = skuToTake(offered, { productId: team.productId, quantity });
    const { hours, flashHours } = settings.get(teamWindows);
    return sku instanceof Refusal ? sku : { sku, team, hours: team.flash ? flashHours : hours };
  });
}

/** What a place costs: the same computation that joining agrees to. */
export const preview =
  (outside: Sourcing) => async (call: Call<'shopper'>, input: InputOf<typeof contract.previewTeam>) => {
    const { id, productid = '', threshold = 0, skuid, quantity, scoin } = input;
    const at = await atOf(call);
    const found: Priced | Refusal =
      id === undefined
        ? await plan(call, outside, { productid, threshold, skuid, quantity }, at)
        : await joining(call, id, skuid, quantity, at);
    if (found instanceof Refusal) return found;
    const { sku, team, hours } = found;
    const { accountId, vipLevel } = call.session;
    if (await call.db.read((reader) => store.isInTeam(reader, accountId, sku.productId))) return refuse('inTeam');
    const wish = {
      accountId,
      vipLevel,
      goods: goodsAt(sku, quantity, team),
      freightFen: freightShare(team.freightFen, quantity, team.threshold),
      coins: scoin,
      ...at,
    };
    const { breakdown, coins, balanceCents } = await call.db.read((reader) => priceOfPrepaid(reader, wish, true));
    return {
      breakdown,
      aloneCents: aloneCents(sku, at.settings.get(exchangeRate)) * quantity,
      coins,
      balanceCents,
      missingCents: Math.max(0, breakdown.totalCents - balanceCents),
      hours,
    };
  };
