import type { Desk } from '../../../platform/desk.ts';
import { peopleById } from '../../people/identity/index.ts';
import { accountsIn } from './rules.ts';

interface Row {
  readonly id: number;
  readonly number: string;
  readonly title: string;
  readonly status: number;
  readonly at: Date;
  readonly accountId: number;
  readonly cents: number;
}

const words: Readonly<Record<number, string>> = {
  10: 'Under review',
  20: 'Approved',
  30: 'Not approved',
  40: 'Given up',
};

const findText = `select id, number, method as title, status, created_at as at, account_id as "accountId",
    amount_cents::float8 as cents from recharges where number = $1 or account_id = any($2) order by id desc limit 10`;

export const desk: Desk = {
  queues: [
    {
      name: 'claims',
      title: 'Payments that shoppers claim',
      right: 'finance',
      text: `select count(*)::int as count, min(created_at) as oldest
        from recharges where method = 'eft' and status = 10`,
    },
    {
      name: 'bankLines',
      title: 'Lines of bank statements',
      right: 'finance',
      text: `select count(*)::int as count, min(booked_on)::timestamptz as oldest
        from bank_lines where state = 0`,
    },
  ],
  health: [
    {
      name: 'payments',
      title: 'Payment gateways',
      text: `select max(received_at) as last, 0 as waiting, 0 as failing from payment_callbacks where received_at <= $1`,
    },
  ],
  finders: [
    {
      kind: 'recharge',
      right: 'finance',
      // The number of a recharge, or the reference that a shopper writes into every payment.
      pattern: /^[a-z]{1,3}-?\d{6,}$/i,
      async read(reader, typed) {
        const values = [typed.toUpperCase(), accountsIn(typed)];
        const rows = await reader.run<Row>('desk.find.recharge', findText, values);
        return rows.map(({ status, ...row }) => ({ ...row, state: words[status] ?? '' }));
      },
    },
    {
      kind: 'person',
      right: 'customerService',
      // The same reference, for who looks for the shopper and not for a payment.
      pattern: /^s(?:[\s.-]*\d){8}$/i,
      async read(reader, typed) {
        const people = await peopleById(reader, accountsIn(typed));
        return people.map(({ id, username, firstName, lastName, createdAt }) => ({
          id,
          number: username,
          title: `${firstName} ${lastName}`.trim() || username,
          state: '',
          at: createdAt,
          cents: null,
          accountId: id,
        }));
      },
    },
  ],
};
