import type { Desk } from '../../../platform/desk.ts';
import { inUse, soonDays } from './access.ts';

/** So long the grant is thought of as lasting: where it is shown, it is at least amber. */
const grantDays = 4 * soonDays;

export const desk: Desk = {
  health: [
    {
      name: 'supplierToken',
      title: '1688: token of the calls, renews itself',
      text: `select max(refreshed_at) as last, 0 as waiting, 0 as failing, max(access_ends_at) as ends,
        max(access_ends_at) < $1::timestamptz + interval '1 hour' as soon from ${inUse}`,
    },
    {
      name: 'supplierAccess',
      title: '1688: access, granted by us',
      text: `select max(refreshed_at) as last, 0 as waiting, count(*) filter (where refresh_ends_at <= $1)::int as failing,
        min(refresh_ends_at) as ends, min(refresh_ends_at) < $1::timestamptz + interval '${soonDays} days' as soon
        from ${inUse}`,
    },
  ],
  queues: [
    {
      name: 'supplierAccess',
      title: 'Access to 1688 that ends',
      right: 'buying',
      text: `select count(*)::int as count, min(refresh_ends_at) - interval '${grantDays} days' as oldest,
          min(refresh_ends_at) as due
        from ${inUse} where refresh_ends_at < $1::timestamptz + interval '${soonDays} days'`,
      values: ({ now }) => [now],
    },
  ],
};
