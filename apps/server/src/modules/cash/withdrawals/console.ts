import { type WithdrawalStatus, withdrawalStatusNames } from '@sgb/contract/withdrawal-states.ts';
import { type Desk, numberFinder } from '../../../platform/desk.ts';
import { numberOf } from './rules.ts';

interface Row {
  readonly id: number;
  readonly accountId: number;
  readonly status: WithdrawalStatus;
  readonly at: Date;
  readonly cents: number;
}

export const desk: Desk = {
  queues: [
    {
      name: 'identity',
      title: 'Documents to compare',
      right: 'identityChecks',
      text: `select count(*)::int as count, min(sent_at) as oldest
        from identity_proofs where status = 10`,
    },
    {
      name: 'withdrawals',
      title: 'Withdrawals to pay',
      right: 'finance',
      text: `select count(*)::int as count, min(created_at) as oldest, min(due_at) as due
        from withdrawals where status in (10, 20)`,
    },
  ],
  finders: [
    numberFinder<Row>({
      kind: 'withdrawal',
      right: 'finance',
      prefix: 'WD',
      text: `select id, account_id as "accountId", status, created_at as at, amount_cents as cents from withdrawals where id = $1`,
      shown: ({ status, ...row }) => ({
        ...row,
        number: numberOf(row.id),
        title: 'To a bank account',
        state: withdrawalStatusNames[status],
      }),
    }),
  ],
};
