import type { CarrierKind } from '@sgb/contract/carrier-kinds.ts';
import { carrierTexts } from './texts.ts';

/** Shown in place of the names that adapters have. */
const carrierNames: Readonly<Record<string, string>> = { demo: 'Demo carrier', http: 'SGB line', hand: 'Courier' };

export const carrierName = (carrier: string): string => carrierNames[carrier] ?? carrier;

type Trouble = keyof typeof carrierTexts.say & CarrierKind;

/** What goes wrong on the way, and whether somebody of us must look into it. */
const alarming: Readonly<Record<Trouble, boolean>> = {
  attempt: false,
  held: false,
  delayed: false,
  damaged: true,
  lost: true,
  returned: true,
};

/** What is said of it, and whether somebody of us must look into it; undefined where nothing goes wrong. */
export const troubleOf = (kind: CarrierKind) =>
  kind in alarming ? { say: carrierTexts.say[kind as Trouble], alarming: alarming[kind as Trouble] } : undefined;
