import { funnelEvents } from '@sgb/contract/funnel.ts';
import type { Desk } from '../../../platform/desk.ts';

const steps = [
  ['visited', 'Looked at a page', funnelEvents.pageView],
  ['registering', 'Opened the registration', funnelEvents.registrationVisit],
  ['registered', 'Registered', funnelEvents.registered],
  ['cart', 'Put something into the cart', funnelEvents.addedToCart],
  ['paid', 'Paid', funnelEvents.paidCheckout],
] as const;

export const desk: Desk = {
  series: steps.map(([name, title, event]) => ({
    name: `funnel.${name}`,
    sums: true,
    title,
    plot: 'funnel',
    right: 'marketing',
    text: `select day, visitors as value from tracking_funnel
      where day >= $1::timestamptz::date and day <= $2::timestamptz::date + 1 and funnel_event = ${event}`,
  })),
};
