/** Steps on the way from visitor to buyer, product document section 4. This file brings no schema into pages. */
export const funnelEvents = {
  test: 0,
  pageView: 1,
  visitorAnonymous: 2,
  visitorIdentified: 3,
  registrationVisit: 4,
  registered: 5,
  loggedIn: 6,
  addedToCart: 7,
  paidLater: 8,
  paidCheckout: 9,
  toppedUp: 10,
} as const;

export type FunnelEvent = (typeof funnelEvents)[keyof typeof funnelEvents];

/** Those that are sent, with the label that an ad pixel knows them by. The others do nothing. */
const sentFunnelEvents = {
  0: 'Test',
  1: 'PageView',
  4: 'RegistrationPageVisit',
  5: 'RegistrationSuccess',
  6: 'LoginSuccess',
  7: 'AddToCartSuccess',
  8: 'PayLaterPaymentSuccess',
  9: 'CheckoutPaymentSuccess',
} as const satisfies Partial<Record<FunnelEvent, string>>;

export type SentFunnelEvent = keyof typeof sentFunnelEvents;

export function isSent(event: FunnelEvent): event is SentFunnelEvent {
  return event in sentFunnelEvents;
}

/** The name of the custom event: its label and the document's suffix. */
export function pixelEventName(event: SentFunnelEvent): string {
  return `${sentFunnelEvents[event]}202303`;
}
