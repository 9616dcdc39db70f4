import type { OutputOf } from '@sgb/contract/client.ts';

export type Line = OutputOf<'GET /api/staff/settlement/lines'>['items'][number];

export const faultWords: Readonly<Record<Line['fault'], string>> = {
  '': 'Agrees',
  unknown: 'We know no such recharge',
  uncredited: 'They have it, we did not credit it',
  amount: 'The amounts differ',
  otherPayment: 'We credited it for another payment: it was paid twice',
  takenBack: 'They took it back',
  missing: 'We credited it, they do not name it',
};

export const stateWords = { 10: 'To look at', 20: 'Agrees', 30: 'Looked at' } as const;
