import type { exchangeCoins } from '@sgb/contract/scoin.ts';
import type { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { couponGivenFor, couponTemplatesOf, grantCoupon, shownCoupon } from '../coupons/index.ts';
import { spendCoins } from './coins.ts';
import { coinsOf } from './service.ts';
import { scoinExchange, scoinTerms, surveysReward } from './settings.ts';
import { coinCount } from './words.ts';

/** What coins can be exchanged for, the cheapest first. */
async function offersOf(reader: Sql, priced: readonly { coins: number; template: string }[]) {
  const templates = await couponTemplatesOf(
    reader,
    priced.map(({ template }) => template),
  );
  return priced
    .flatMap(({ coins, template: key }) => {
      const template = templates.find((candidate) => candidate.key === key);
      if (!template) return [];
      const { id, name: couponname, amountCents, type, minimumCents, lifeDays } = template;
      return [{ id, coins, key, couponname, amountCents, type, minimumCents, lifeDays }];
    })
    .toSorted((a, b) => a.coins - b.coins);
}

export async function scoinDescription(app: App) {
  const settings = await app.settings();
  const exchange = await app.db.read((reader) => offersOf(reader, settings.get(scoinExchange)));
  const { plain: survey, withPictures: surveyWithPhotos } = settings.get(surveysReward);
  return { terms: { ...settings.get(scoinTerms), survey, surveyWithPhotos }, exchange };
}

export async function exchangeOffers(call: Call<'shopper'>) {
  const priced = (await call.settings()).get(scoinExchange);
  return call.db.read(async (reader) => ({
    scoin: (await coinsOf(reader, call.session.accountId)).scoin,
    offers: await offersOf(reader, priced),
  }));
}

/** Coins go and the coupon comes in one transaction; the same key gives the same coupon again. */
export async function exchange(call: Call<'shopper'>, { id, key }: z.output<(typeof exchangeCoins)['input']>) {
  const { accountId } = call.session;
  const settings = await call.settings();
  const terms = settings.get(scoinTerms);
  const now = call.clock.now();
  return call.db.transact(async (tx) => {
    const offer = (await offersOf(tx, settings.get(scoinExchange))).find((candidate) => candidate.id === id);
    if (!offer) return refuse('notFound', 'This coupon cannot be exchanged for any more.');
    const spent = await spendCoins(tx, {
      accountId,
      amount: offer.coins,
      key: `exchange:${accountId}:${key}`,
      ref: `Exchanged for a coupon (${offer.key})`,
      terms,
      now,
    });
    if (spent instanceof Refusal) return spent;
    const reason = `exchange:${spent.entryId}`;
    const ref = `Exchanged for ${coinCount(offer.coins)}`;
    const coupon =
      (await grantCoupon(tx, { accountId, template: offer.key, reason, ref, now })) ??
      (await couponGivenFor(tx, reason));
    if (!coupon) throw new Error(`entry ${spent.entryId} took coins and gave no coupon`);
    return { scoin: (await coinsOf(tx, accountId)).scoin, coupon: shownCoupon(coupon, now, settings) };
  });
}
