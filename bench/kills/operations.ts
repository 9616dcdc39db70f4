import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { codes } from '@sgb/contract/codes.ts';
import { planIdOf } from '@sgb/contract/membership-plans.ts';
import { rechargeStatuses } from '@sgb/contract/recharge-options.ts';
import { withdrawalStatuses } from '@sgb/contract/withdrawal-states.ts';
import { buyingOperations } from './buying.ts';
import { caseOperations } from './case-operations.ts';
import { countOperations } from './count-operations.ts';
import { type Operation, pick, type World } from './operation.ts';
import { parcelOperations } from './parcel-operations.ts';
import { code, type Person, password } from './people.ts';
import { roundOperations } from './round-operations.ts';
import { stockOperations } from './stock-operations.ts';
import { teamOperations } from './team-operations.ts';

/** Begun with us, paid at a gateway, credited by its callback. The browser sees that it arrived. */
const recharge: Operation = {
  name: 'recharge',
  lanes: 6,
  found: `
    select client_key as key, format('%s gets %s', account_id, amount_cents) as fact
    from recharges join recharge_credits on recharge_id = recharges.id`,
  async perform(world) {
    const person = pick(world.traders);
    const input = { method: pick(['yoco', 'ozow'] as const), amount: randomInt(5_000, 50_000), key: randomUUID() };
    const wish = world.record.begin(this.name, input.key, `${person.id} gets ${input.amount}`);
    const begun = await world.ask(this.name, person, 'POST /api/recharge/create', input);
    if (!begun.done) return world.record.refuse(wish);
    const { number } = begun.data;
    const page = await world.ask(this.name, person, 'POST /api/recharge/pay', { number });
    // Ozow knows the number, and the server died before it could say where to pay: the shopper begins another one.
    if (!page.done) return world.record.refuse(wish);
    await fetch(page.data.url, { method: 'POST', body: new URLSearchParams({ outcome: 'paid' }), redirect: 'manual' });
    for (;;) {
      const seen = await world.ask(this.name, person, 'GET /api/recharge/detail', { number });
      if (seen.done && seen.data.status === rechargeStatuses.approved) break;
      if (Date.now() > world.patience.until) throw new Error(`${number} was paid and is not credited`);
      await wait(100);
    }
    world.record.acknowledge(wish, [{ owner: person.id, book: 'available', cents: input.amount }]);
  },
};

const transfer: Operation = {
  name: 'transfer',
  lanes: 5,
  found: `select key, format('%s sends %s to %s', sender_id, amount_cents, recipient_id) as fact from transfers`,
  async perform(world) {
    const from = pick(world.traders);
    const to = pick(world.traders.filter((each) => each !== from));
    const cents = randomInt(1_000, 50_000);
    const input = { to: to.username, amountCents: cents, password, key: randomUUID() };
    const wish = world.record.begin(this.name, input.key, `${from.id} sends ${cents} to ${to.id}`);
    const sent = await world.ask(this.name, from, 'POST /api/user/rechargetransfer', input);
    if (!sent.done) return world.record.refuse(wish);
    world.record.acknowledge(wish, [
      { owner: from.id, book: 'available', cents: -cents },
      { owner: to.id, book: 'available', cents },
    ]);
  },
};

/** Asked for; then some are taken back by the shopper, some paid by staff, some left. */
const withdrawal: Operation = {
  name: 'withdrawal',
  lanes: 3,
  found: `
    select key::text, format('%s withdraws %s', account_id, amount_cents) as fact from withdrawals
    union all select key || ' back', 'taken back' from withdrawals where status = ${withdrawalStatuses.cancelled}
    union all select key || ' paid', 'paid' from withdrawals where status = ${withdrawalStatuses.paid}`,
  async perform(world) {
    const person = world.someoneNew();
    if (!person) return;
    const cents = randomInt(5_000, 100_000);
    const input = { amountCents: cents, password, code, key: randomUUID() };
    const wish = world.record.begin(this.name, input.key, `${person.id} withdraws ${cents}`);
    const asked = await world.ask(this.name, person, 'POST /api/user/withdraw/save', input);
    if (!asked.done) return world.record.refuse(wish);
    const setAside = (by: 1 | -1, to: 'available' | 'nowhere') => [
      { owner: person.id, book: 'frozen' as const, cents: by * cents },
      ...(to === 'available' ? [{ owner: person.id, book: to, cents: -by * cents } as const] : []),
    ];
    world.record.acknowledge(wish, setAside(1, 'available'));
    const { id } = asked.data;
    const next = pick(['back', 'paid', 'left']);
    if (next === 'back') {
      const back = world.record.begin(this.name, `${input.key} back`, 'taken back');
      const taken = await world.ask(this.name, person, 'POST /api/user/withdraw/cancel', { id });
      if (!taken.done) return world.record.refuse(back);
      world.record.acknowledge(back, setAside(-1, 'available'));
    } else if (next === 'paid') {
      const paying = world.record.begin(this.name, `${input.key} paid`, 'paid');
      if (!(await payOut(world, person, id))) return world.record.refuse(paying);
      world.record.acknowledge(paying, setAside(-1, 'nowhere'));
    }
  },
};

/** Staff's calls have no key: whoever does not know whether they were heard looks. */
async function payOut({ ask, staff }: World, person: Person, id: number): Promise<boolean> {
  await ask(withdrawal.name, staff, 'POST /api/staff/withdraw/process', { id });
  const paid = await ask(withdrawal.name, staff, 'POST /api/staff/withdraw/paid', { id, reference: `EFT ${id}` });
  if (paid.done) return true;
  const list = await ask(withdrawal.name, person, 'GET /api/user/withdraw/list', { id });
  return list.done && list.data.items[0]?.status === withdrawalStatuses.paid;
}

const snatch: Operation = {
  name: 'coupon',
  lanes: 3,
  found: `
    select account_id::text as key, 'has one' as fact
    from snatches join coupons using (account_id) where coupons.reason like 'snatch:%'`,
  async perform(world) {
    const person = world.someoneNew();
    if (!person) return;
    const wish = world.record.begin(this.name, String(person.id), 'has one');
    const got = await world.ask(this.name, person, 'POST /api/activity/snatchcoupon', { id: world.roundId });
    if (got.done || (got.status === codes.snatchedToday.status && (await hasIt(world, person)))) {
      return world.record.acknowledge(wish);
    }
    world.record.refuse(wish);
  },
};

async function hasIt({ ask, roundId }: World, person: Person): Promise<boolean> {
  const day = await ask(snatch.name, person, 'GET /api/activity/snatchcoupon/index', {});
  return day.done && day.data.mine?.id === roundId;
}

const membership: Operation = {
  name: 'membership',
  lanes: 3,
  found: `select client_key as key, format('%s pays %s', account_id, paid_cents) as fact from membership_terms`,
  async perform(world) {
    const person = world.someoneNew();
    if (!person) return;
    const vipgradepriceid = planIdOf(pick([1, 2, 3]), pick([1, 6]));
    const plan = await world.ask(this.name, person, 'GET /api/membership/describe', { vipgradepriceid });
    if (!plan.done) return;
    const { pay: amount, enddate } = plan.data;
    const input = { vipgradepriceid, amount, enddate, key: randomUUID() };
    const wish = world.record.begin(this.name, input.key, `${person.id} pays ${amount}`);
    const paid = await world.ask(this.name, person, 'POST /api/membership/pay', input);
    if (!paid.done) return world.record.refuse(wish);
    world.record.acknowledge(wish, [{ owner: person.id, book: 'available', cents: -amount }]);
  },
};

export const operations: readonly Operation[] = [
  recharge,
  transfer,
  withdrawal,
  snatch,
  membership,
  ...buyingOperations,
  ...parcelOperations,
  ...caseOperations,
  ...roundOperations,
  ...teamOperations,
  ...stockOperations,
  ...countOperations,
];
