import { shownGiftCode } from '@sgb/contract/gift-voucher-rules.ts';
import type { giftVoucherInput, redeemGiftVoucher, searchGiftVouchers } from '@sgb/contract/gift-vouchers.ts';
import { ownPages, sliceOf } from '@sgb/contract/paging.ts';
import { startOfDay } from '@sgb/contract/time.ts';
import type { z } from 'zod';
import { atOf } from '../../../platform/at.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { balancesOf } from '../../books/ledger/index.ts';
import { accountsNamed, checkPassword, peopleById, useMoneyCode } from '../../people/identity/index.ts';
import { buyVoucher } from './buy.ts';
import { redeemVoucher, takeBack } from './end.ts';
import { blockOf, isOpen, leftToday, mayTakeBack, numberOf } from './rules.ts';
import { openedCode } from './seal.ts';
import { giftVouchersTerms } from './settings.ts';
import * as store from './store.ts';
import type { GiftVoucherRow } from './tables.ts';

type ShopperCall = Call<'shopper'>;

export async function info(call: ShopperCall) {
  const { accountId } = call.session;
  const { settings, now } = await atOf(call);
  const terms = settings.get(giftVouchersTerms);
  return call.db.read(async (reader) => {
    const balances = await balancesOf(reader, accountId);
    const bought = await store.boughtSince(reader, accountId, startOfDay(now));
    const [person] = await peopleById(reader, [accountId]);
    const { minCents, maxCents, codeAboveCents, years, takeBackDays } = terms;
    return {
      availableCents: balances.get('available') ?? 0,
      minCents,
      maxCents,
      leftTodayCents: leftToday(bought, terms),
      codeAboveCents,
      years,
      takeBackDays,
      blocked: person ? blockOf(person.createdAt, now, terms) : '',
    };
  });
}

export async function buy(call: ShopperCall, { password, code, ...wish }: z.output<typeof giftVoucherInput>) {
  const { accountId } = call.session;
  const wrong = await checkPassword(call, password);
  if (wrong) return wrong;
  const at = await atOf(call);
  return call.db.transact((tx) => {
    const confirm = async () =>
      code ? useMoneyCode(tx, accountId, code, at) : refuse('codeNeeded', undefined, { field: 'code' });
    return buyVoucher(tx, { ...wish, buyerId: accountId }, { ...at, vault: call.vault, confirm });
  });
}

const facts = (row: GiftVoucherRow) => ({
  id: row.id,
  number: numberOf(row.id),
  amountCents: row.amountCents,
  state: row.state,
  boughtAt: row.boughtAt.toISOString(),
  until: row.expiresAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
});

export async function list(call: ShopperCall, { page }: { page: number }) {
  const { settings, now } = await atOf(call);
  const terms = settings.get(giftVouchersTerms);
  const { rows, total } = await call.db.read((reader) =>
    store.vouchersOf(reader, call.session.accountId, sliceOf(page)),
  );
  const items = rows.map((row) => ({
    ...facts(row),
    receiver: row.receiver,
    email: row.email,
    note: row.note,
    code: isOpen(row, now) ? shownGiftCode(openedCode(call.vault, row)) : '',
    mayTakeBack: mayTakeBack(row, now, terms),
  }));
  return { items, total, page, pages: ownPages(total) };
}

export async function takeBackOwn(call: ShopperCall, { id }: { id: number }) {
  const { settings, now } = await atOf(call);
  return call.db.transact((tx) => takeBack(tx, call.session.accountId, id, settings.get(giftVouchersTerms), now));
}

export const redeem = (call: ShopperCall, { code }: z.output<typeof redeemGiftVoucher.input>) =>
  call.db.transact((tx) => redeemVoucher(tx, call.session.accountId, code, call.clock.now()));

export async function search({ db }: Call<'staff'>, input: z.output<typeof searchGiftVouchers.input>) {
  const { q, state, sort = '-at', after } = input;
  const id = /^GV(\d{1,9})$/i.exec(q)?.[1];
  return db.read(async (reader) => {
    const people = q === '' || id ? undefined : await accountsNamed(reader, [q]);
    const sought = { state, id: id === undefined ? undefined : Number(id), people: people?.map((each) => each.id) };
    const { rows, next } = await store.soughtVouchers(reader, { ...sought, sort, after });
    const known = await peopleById(reader, [
      ...new Set(rows.flatMap(({ buyerId, redeemerId }) => (redeemerId ? [buyerId, redeemerId] : [buyerId]))),
    ]);
    const nameOf = (one: number | null) => known.find((person) => person.id === one)?.username ?? '';
    const items = rows.map((row) => ({
      ...facts(row),
      buyer: nameOf(row.buyerId),
      redeemer: nameOf(row.redeemerId),
      codeTail: row.codeTail,
    }));
    return { items, next };
  });
}
