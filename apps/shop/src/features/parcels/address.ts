import { rechargeHref } from '../../shared/links/links.ts';
/** Addresses of parcels, and what theirs ask for. */

export const combineHref = '/deliveryorder/combine';
export const parcelsHref = '/deliveryorder/2/index';
export const parcelHref = (id: number): string => `/deliveryorder/detail/${id}`;
export const orderHref = (id: number): string => `/shoporder/2/detail/${id}`;
export const helpHref = (orderId: number): string => `/shoporder/workorder/${orderId}`;

export const steps = ['goods', 'receiver', 'way', 'review'] as const;
export type Step = (typeof steps)[number];
export const stepWords: Readonly<Record<Step, string>> = {
  goods: 'Goods',
  receiver: 'Receiver',
  way: 'Way',
  review: 'Review',
};

export const stepHref = (step: Step): string => (step === 'goods' ? '?' : `?step=${step}`);

export function stepOf(search: URLSearchParams): Step {
  return steps.find((step) => step === search.get('step')) ?? 'goods';
}

/** Whom the form of a receiver leads back to: the same step, with the one that was saved. */
export function receiverFormHref(back: string, id?: number): string {
  const search = new URLSearchParams({ ...(id !== undefined && { id: String(id) }), origUrl: back });
  return `/client/2/edit?${search}`;
}

/** The same form with nothing but the number that customs ask for. */
export const idFormHref = (back: string, id: number): string => `${receiverFormHref(back, id)}&only=id`;

/** The recharge of what lacks leads back to the half-made parcel. */
export function rechargeAndReviewHref(missingCents: number): string {
  return rechargeHref(missingCents, `${combineHref}${stepHref('review')}`);
}
