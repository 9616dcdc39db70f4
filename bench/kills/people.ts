import { createHash } from 'node:crypto';
import { ambassadorStates } from '@sgb/contract/group-states.ts';
import { entryTypes } from '@sgb/contract/ledger.ts';
import { userTypes } from '@sgb/contract/people.ts';
import { gatewayNames } from '@sgb/contract/recharge-options.ts';
import { settings } from '@sgb/server/app.ts';
import { ensureCoupons } from '@sgb/server/modules/books/coupons/index.ts';
import { balance, book } from '@sgb/server/modules/books/ledger/index.ts';
import { rechargeGateways, rechargeTerms } from '@sgb/server/modules/cash/recharge/settings.ts';
import { transfersTerms } from '@sgb/server/modules/cash/transfers/settings.ts';
import { withdrawalsTerms } from '@sgb/server/modules/cash/withdrawals/settings.ts';
import { insertAmbassador, recordMove } from '@sgb/server/modules/community/ambassadors/seed.ts';
import { sourcingSupplier } from '@sgb/server/modules/goods/sourcing/settings.ts';
import { savePerson } from '@sgb/server/modules/people/contacts/seed.ts';
import { setUserType } from '@sgb/server/modules/people/identity/index.ts';
import { accessStaff } from '@sgb/server/modules/people/identity/settings.ts';
import type { Database, Tx } from '@sgb/server/platform/db/database.ts';
import { Refusal } from '@sgb/server/platform/http/refusal.ts';
import { changeSetting, ensureSettings } from '@sgb/server/platform/settings/settings.ts';
import { openSelling } from '../stock/selling.ts';
import { fillBatches, type InChina } from './batches.ts';
import { type Goods, makeGoods } from './goods.ts';
import { fillShelves, type OnShelf } from './shelves.ts';

export interface Person {
  readonly id: number;
  readonly username: string;
  readonly ticket: string;
}

/** Of everybody, so that nobody has to wait for a letter. */
export const password = 'demo1234';
export const code = '123456';
export const startCents = 1_000_000;

/** That password in Argon2id with the least memory there is: what it costs to guess it is not what is measured here. */
const cheapHash = '$argon2id$v=19$m=8,t=1,p=1$hJ28Gqu4ovxtRXsaqfPOiA$VjmVmFsu6gNru7UQoVkn9mmimmQ3640cQ6KlTxlHhKc';

/** They pay and buy at simulators. How much they may do in a day is tried elsewhere; here only money stands in the way. */
async function changeSettings(tx: Tx): Promise<void> {
  const endless = 1_000_000_000;
  const since = new Date(1);
  const many = { dayCents: endless, dayCount: endless, accountDays: 0 };
  await changeSetting(tx, transfersTerms, { ...transfersTerms.first, ...many }, since, 'kills');
  const rested = { dayCents: endless, idAboveCents: endless, rechargeRestDays: 0, transferRestHours: 0 };
  await changeSetting(tx, withdrawalsTerms, { ...withdrawalsTerms.first, ...rested }, since, 'kills');
  await changeSetting(tx, rechargeTerms, { ...rechargeTerms.first, dayCents: endless }, since, 'kills');
  await changeSetting(tx, rechargeGateways, [...gatewayNames], since, 'kills');
  await changeSetting(tx, sourcingSupplier, '1688', since, 'kills');
  await changeSetting(tx, accessStaff, { ...accessStaff.first, exempt: ['kills0'] }, since, 'kills');
}

/** Shoppers who are logged in, have a bank account and a code in their hands, and the one of staff who pays out, buys and decides. */
async function insertPeople(tx: Tx, count: number): Promise<Person[]> {
  const { rows } = await tx.connection.query<{ id: number; username: string; email: string }>(
    `insert into accounts (username, email, password_hash, user_type, staff_role, created_at, email_verified_at)
     select 'kills' || n, 'kills' || n || '@example.com', $1, -1, case n when 0 then 'admin' end, now(), now()
     from generate_series(0, $2::int) as n order by n returning id, username, email`,
    [cheapHash, count],
  );
  const people = rows.map(({ id, username }) => ({ id, username, ticket: `ticket-of-${username}` }));
  const hash = (text: string) => createHash('sha256').update(text).digest();
  await tx.connection.query(
    `with given as (select * from unnest($1::int[], $2::bytea[], $3::text[], $4::bytea[]) as t (id, ticket, email, code)),
     logged_in as (
       insert into sessions select ticket, id, '', now(), now() + interval '30 days' from given
     ), coded as (
       insert into one_time_codes (address, purpose, code_hash, account_id, sent_at, expires_at, tries, day, sent_that_day)
       select email, 'money', code, id, now(), now() + interval '30 days', 0, current_date, 1 from given
     )
     insert into bank_accounts
       (account_id, bank, branch_code, kind, holder, number_tail, number_key, number_sealed, added_at, verified_at)
     select id, 'Capitec', '470010', 2, 'Own Name', lpad((id % 10000)::text, 4, '0'), 'kills', '', now(), now() from given`,
    [
      people.map(({ id }) => id),
      people.map(({ ticket }) => hash(ticket)),
      rows.map(({ email }) => email),
      rows.map(({ id, email }) => hash(['money', email, id, code].join('\n'))),
    ],
  );
  return people;
}

async function giveMoney(tx: Tx, people: readonly Person[]): Promise<void> {
  const words = { type: entryTypes.correction, ref: 'kills', now: new Date() };
  for (const { id } of people) {
    const postings = [{ from: 'bank' as const, to: balance(id, 'available'), amount: startCents }];
    const given = await book(tx, { ...words, key: `kills:start:${id}`, postings });
    if (given instanceof Refusal) throw new Error(given.message);
  }
}

/** A round of coupons that is open all day; fewer than want one. */
async function openRound(tx: Tx, stock: number): Promise<number> {
  const { rows } = await tx.connection.query<{ id: number }>(
    `insert into snatch_rounds (offer_id, template_id, day, opens_at, closes_at, stock)
     select id, template_id, (now() at time zone 'Africa/Johannesburg')::date, now(), now() + interval '2 days', $1
     from snatch_offers order by id limit 1 returning id`,
    [stock],
  );
  return rows[0]?.id ?? 0;
}

async function makeLeader(tx: Tx, accountId: number): Promise<void> {
  const now = new Date();
  await setUserType(tx, accountId, userTypes.header);
  await savePerson(tx, accountId, 'ambassador', now);
  const state = ambassadorStates.active;
  const words = { stateAt: now, countryId: 1 as const, appliedAt: now, dueAt: now, activeAt: now };
  const { id } = await insertAmbassador(tx, { accountId, state, ...words });
  await recordMove(tx, id, null, { to: state, by: null, note: 'kills', now });
}

export interface Crowd {
  readonly staff: Person;
  /** Few, who do a lot with one another. */
  readonly traders: readonly Person[];
  /** Everybody else; each does one thing. */
  readonly others: readonly Person[];
  readonly roundId: number;
  /** One of the traders, who leads a group-buy. */
  readonly leader: Person;
  readonly goods: readonly Goods[];
  /** What each of the others has in our warehouse. */
  readonly shelves: ReadonlyMap<number, OnShelf>;
  /** Those of the others who stock up, with a batch each that waits in China. */
  readonly stockers: readonly Person[];
  readonly batches: ReadonlyMap<number, InChina>;
  /** Another trader, who sells from a shelf in Johannesburg, and what. */
  readonly seller: Person;
  readonly listed: { readonly productId: string; readonly skuId: string; readonly shelfSku: string };
}

const traderCount = 24;
/** How many of all stock up, where all kinds of things are done. */
export const usualShare = 0.1;

export async function makeCrowd(db: Database, count: number, share = usualShare): Promise<Crowd> {
  const crowd = await db.transact(async (tx) => {
    await ensureSettings(tx, settings);
    await ensureCoupons(tx);
    await changeSettings(tx);
    const [staff, ...people] = await insertPeople(tx, traderCount + count);
    if (!staff) throw new Error('nobody was made');
    await giveMoney(tx, people);
    const roundId = await openRound(tx, Math.ceil(count / 5));
    const goods = await makeGoods(tx);
    const [traders, rest] = [people.slice(0, traderCount), people.slice(traderCount)];
    const split = Math.ceil(rest.length * share);
    const [stockers, others] = [rest.slice(0, split), rest.slice(split)];
    const idsOf = (some: readonly Person[]) => some.map(({ id }) => id);
    const ids = idsOf(others);
    const [leader, seller] = traders;
    if (!leader || !seller) throw new Error('nobody trades');
    await makeLeader(tx, leader.id);
    await tx.connection.query('insert into stock_sellers (account_id, since) select unnest($1::int[]), now()', [
      idsOf(rest),
    ]);
    const shelves = await fillShelves(tx, staff.id, ids);
    const batches = await fillBatches(tx, staff.id, idsOf(stockers));
    return { goods, staff, traders, others, stockers, batches, leader, seller, roundId, shelves };
  });
  const [listed] = await openSelling(db, [crowd.seller]);
  if (!listed) throw new Error('nothing is for sale');
  const [productId, skuId, shelfSku] = [listed.productId, listed.skuId, listed.shelfSku].map(String) as [
    string,
    string,
    string,
  ];
  return { ...crowd, listed: { productId, skuId, shelfSku } };
}
