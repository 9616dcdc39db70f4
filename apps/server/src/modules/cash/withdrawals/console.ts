import { type Desk, queueOf } from '../../../platform/desk.ts';

export const desk: Desk = {
  queues: [
    queueOf({
      name: 'identity',
      title: 'Documents to compare',
      right: 'identityChecks',
      text: `select count(*)::int as count, min(sent_at) as oldest, null::timestamptz as due
        from identity_proofs where status = 10`,
    }),
    queueOf({
      name: 'withdrawals',
      title: 'Withdrawals to pay',
      right: 'finance',
      text: `select count(*)::int as count, min(created_at) as oldest, null::timestamptz as due
        from withdrawals where status in (10, 20)`,
    }),
  ],
};
