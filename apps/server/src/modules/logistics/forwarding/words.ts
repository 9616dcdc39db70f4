import type { Notice } from '../../base/messages/index.ts';
import type { OrderRow } from '../../buying/orders/index.ts';
import type { ForwardedRow } from './store.ts';
import { forwardingTexts } from './texts.ts';

const { say } = forwardingTexts;

const page = '/othershop/index';

export function arrivedNotice({ accountId, id, title }: OrderRow, tracking: string): Notice {
  return {
    userId: accountId,
    type: 'order',
    ...say.arrived({ tracking, title }),
    link: `/shoporder/2/detail/${id}`,
  };
}

/** For somebody whose code stands on a parcel that they have not declared. */
export function undeclaredNotice(userId: number, tracking: string, shelfDays: number): Notice {
  return {
    userId,
    type: 'order',
    ...say.undeclared({ tracking, days: shelfDays }),
    link: page,
    once: `forwarding undeclared ${tracking}`,
  };
}

export function expiredNotice(userId: number, rows: readonly ForwardedRow[]): Notice {
  const parcels = rows.map(({ tracking, content }) => `${tracking}: ${content}`).join('\n');
  return {
    userId,
    type: 'order',
    ...(rows.length === 1 ? say.expiredOne({ parcels }) : say.expiredMany({ count: rows.length, parcels })),
    link: page,
  };
}
