/** What of a checkout the pages know without asking. */

/** How goods from Johannesburg reach the shopper. */
export const deliveryModes = ['locker', 'kiosk', 'door'] as const;
export type DeliveryMode = (typeof deliveryModes)[number];

export const deliveryWords: Readonly<Record<DeliveryMode, { readonly label: string; readonly text: string }>> = {
  locker: { label: 'Pudo locker', text: 'You get a PIN and have 36 hours to collect it.' },
  kiosk: { label: 'Pudo kiosk', text: 'Collect it at a counter near you.' },
  door: { label: 'To your door', text: 'A courier brings it to your address.' },
};

/** The answer of a checkout with nothing in it. */
export const nothingTickedStatus = 3_000_180;

/** The most that a service can be ordered for one line. */
export const mostOfService = 20;
