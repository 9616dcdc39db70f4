import type { BackKind, BackState } from '@sgb/contract/given-back.ts';

export const kindWords: Readonly<Record<BackKind, string>> = {
  order: 'Orders',
  parcel: 'Parcels',
  case: 'Cases',
  goodwill: 'Compensation and goodwill',
  shelf: 'Sellers’ parcels',
  membership: 'Memberships',
  service: 'Services not done',
};

export const stateWords: Readonly<Record<BackState, string>> = {
  paid: 'Paid',
  second: 'Waits for a second person',
  supervisor: 'Waits for a supervisor',
  asked: 'Asked for, not answered yet',
};
