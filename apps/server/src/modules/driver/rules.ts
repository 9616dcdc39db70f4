import type { OrderStatus } from '@sgb/contract/order-states.ts';

/** What the demo makes happen to an order, by where it is. */
export const nextSteps: Readonly<Partial<Record<OrderStatus, string>>> = {
  20: 'Our buyer places it with the supplier',
  30: 'We pay the supplier',
  32: 'The supplier sends it',
  35: 'It travels through China',
  36: 'It is out for delivery to our warehouse',
  37: 'It is weighed and photographed',
  112: 'It is handed to the courier',
};

export const drivenStatuses = Object.keys(nextSteps).map(Number) as OrderStatus[];

/** What its supplier does in the demo world, and where that brings an order. */
export const supplierSteps = {
  30: { stage: 'paid', to: 32 },
  32: { stage: 'sent', to: 35 },
  35: { stage: 'underway', to: 36 },
  36: { stage: 'arriving', to: 37 },
} as const;

export const isSuppliers = (status: OrderStatus): status is keyof typeof supplierSteps => status in supplierSteps;

/** What the scales of the demo say: near to what the supplier said, and the same each time. */
export function measured(order: {
  readonly id: number;
  readonly quantity: number;
  readonly weightGrams: number;
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
}) {
  const { id, quantity, weightGrams, lengthMm, widthMm, heightMm } = order;
  const percent = 96 + (id % 13);
  const within = (value: number, most: number) => Math.max(1, Math.min(most, Math.round(value)));
  return {
    grams: within((weightGrams * quantity * percent) / 100, 500_000),
    lengthMm: within(lengthMm, 5_000),
    widthMm: within(widthMm, 5_000),
    // Pieces lie on one another.
    heightMm: within(heightMm * Math.max(1, Math.ceil(quantity * 0.8)), 5_000),
    shelf: `${'ABCD'[id % 4]}${1 + (id % 9)}-${1 + (id % 20)}-${1 + (id % 5)}`,
  };
}

/** What the courier of the demo calls a parcel. */
export const waybillOf = (orderId: number): string => `PUDO${String(orderId).padStart(8, '0')}`;
