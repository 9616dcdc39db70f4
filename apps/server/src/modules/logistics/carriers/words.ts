import type { CarrierKind } from '@sgb/contract/carrier-kinds.ts';

/** Shown in place of the names that adapters have. */
const carrierNames: Readonly<Record<string, string>> = { demo: 'Demo carrier', http: 'SGB line', hand: 'Courier' };

export const carrierName = (carrier: string): string => carrierNames[carrier] ?? carrier;

/** What goes wrong on the way, and whether somebody of us must look into it. */
export const troubles: Readonly<Partial<Record<CarrierKind, { readonly title: string; readonly alarming: boolean }>>> =
  {
    attempt: { title: 'The courier did not find anybody', alarming: false },
    held: { title: 'Customs look at your parcel', alarming: false },
    delayed: { title: 'Your parcel is delayed', alarming: false },
    damaged: { title: 'Your parcel may be damaged', alarming: true },
    lost: { title: 'The carrier looks for your parcel', alarming: true },
    returned: { title: 'Your parcel comes back to our warehouse', alarming: true },
  };
