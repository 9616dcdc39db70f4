import type { Notice } from '../../base/messages/index.ts';
import type { OrderRow } from '../../buying/orders/index.ts';
import type { ForwardedRow } from './store.ts';

const page = '/othershop/index';

export function arrivedNotice({ accountId, id, title }: OrderRow, tracking: string): Notice {
  return {
    userId: accountId,
    type: 'order',
    title: 'Your parcel is at our warehouse',
    text: `${tracking}: ${title}. We weigh, measure and photograph it next.`,
    link: `/shoporder/2/detail/${id}`,
  };
}

/** For somebody whose code stands on a parcel that they have not declared. */
export function undeclaredNotice(userId: number, tracking: string, shelfDays: number): Notice {
  return {
    userId,
    type: 'order',
    title: 'A parcel with your code has arrived',
    text: `${tracking} is here, and we do not know what is in it. Declare this number within ${shelfDays} days, please: after that we cannot keep it.`,
    link: page,
    once: `forwarding undeclared ${tracking}`,
  };
}

export function expiredNotice(userId: number, rows: readonly ForwardedRow[]): Notice {
  const list = rows.map(({ tracking, content }) => `${tracking}: ${content}`).join('\n');
  return {
    userId,
    type: 'order',
    title: rows.length === 1 ? 'A declared parcel never came' : `${rows.length} declared parcels never came`,
    text: `We do not wait any longer. If it is still on its way, declare it again.\n\n${list}`,
    link: page,
  };
}
