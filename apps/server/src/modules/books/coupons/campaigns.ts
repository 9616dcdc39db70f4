import type * as contract from '@sgb/contract/coupon-desk.ts';
import { ownPagesFromOne, sliceOf } from '@sgb/contract/paging.ts';
import { shopDay } from '@sgb/contract/time.ts';
import type { z } from 'zod';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import * as store from './campaign-store.ts';
import { slotsOf } from './snatch-rules.ts';
import { activeOffers, addRounds, roundsOf } from './snatch-store.ts';

type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;
type StaffCall = Call<'staff'>;

const noCoupon = () => refuse('notFound', 'There is no such coupon.');

export async function templates(call: StaffCall, { page }: InputOf<typeof contract.listCouponTemplates>) {
  const now = call.clock.now();
  const rows = await call.db.read((reader) => store.templatesPage(reader, sliceOf(page), now));
  const total = rows[0]?.total ?? 0;
  return { items: rows, total, page, pages: ownPagesFromOne(total) };
}

export async function saveTemplate(call: StaffCall, input: InputOf<typeof contract.saveCouponTemplate>) {
  const terms = {
    name: input.name,
    type: input.type,
    amountCents: input.amountcents,
    basisPoints: input.basispoints,
    capCents: input.capcents,
    minimumCents: input.minimumcents,
    lifeDays: input.lifedays,
  };
  return call.db.transact(async (tx) => {
    if (input.id !== undefined)
      return (await store.changeTemplate(tx, input.id, terms)) ? { id: input.id } : noCoupon();
    const id = await store.insertTemplate(tx, { key: input.key, ...terms });
    return id === undefined ? refuse('couponKeyTaken') : { id };
  });
}

export async function offers(call: StaffCall, { page }: InputOf<typeof contract.listSnatchOffers>) {
  const now = call.clock.now();
  const rows = await call.db.read((reader) => store.offersPage(reader, sliceOf(page), shopDay(now), now));
  const total = rows[0]?.total ?? 0;
  const items = rows.map(({ todayStock, todayTaken, open, ...row }) => ({
    ...row,
    today:
      todayStock === null ? null : { stock: todayStock, taken: todayTaken ?? 0, open: open === true && row.active },
  }));
  return { items, total, page, pages: ownPagesFromOne(total) };
}

/** An offer of an hour that has not ended begins today; one whose hour is over begins tomorrow. */
export async function saveOffer(call: StaffCall, input: InputOf<typeof contract.saveSnatchOffer>) {
  const now = call.clock.now();
  const day = shopDay(now);
  const change = { stock: input.stock, active: input.active === 1 };
  return call.db.transact(async (tx) => {
    const template = await store.templateByKey(tx, input.template);
    if (!template) return noCoupon();
    const old = input.id === undefined ? undefined : await store.holdOffer(tx, input.id);
    if (input.id !== undefined && !old) return refuse('notFound', 'There is no such offer.');
    if (old && (old.hour !== input.hour || old.templateId !== template.id))
      return refuse('badInput', 'hour: Stop this offer, and make another for another hour or coupon.', {
        field: 'hour',
      });
    const id = old?.id ?? (await store.insertOffer(tx, { templateId: template.id, hour: input.hour, ...change }));
    if (id === undefined) return refuse('offerTaken');
    if (old) {
      await store.changeOffer(tx, id, change);
      await store.changeToday(tx, id, day, change);
    }
    const today = await roundsOf(tx, day);
    const known = today.some(({ round }) => round.offerId === id);
    // A day without any is made by whoever asks first.
    if (!known && change.active && today.length > 0) {
      const all = await activeOffers(tx);
      const slots = slotsOf(
        day,
        all.map(({ hour }) => hour),
      );
      const ended = (slots.get(input.hour)?.closesAt ?? now) <= now;
      if (!ended)
        await addRounds(
          tx,
          day,
          all.filter((offer) => offer.id === id),
          slots,
        );
    }
    return { id };
  });
}
