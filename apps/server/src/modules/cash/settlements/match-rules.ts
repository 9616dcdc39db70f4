import type { SettlementFault } from '@sgb/contract/settlements.ts';

/** What we know of a recharge that a gateway names. */
export interface OurPayment {
  readonly number: string;
  /** With the fee that the shopper paid. */
  readonly cents: number;
  /** The gateway's payment that it was credited for; null: not credited. */
  readonly payment: string | null;
}

interface Theirs {
  readonly payment: string;
  readonly gross: number;
}

/** How a payment of theirs stands to ours; '' where they agree. */
export function faultOf({ payment, gross }: Theirs, ours: OurPayment | undefined): SettlementFault | '' {
  if (gross < 0) return 'takenBack';
  if (!ours) return 'unknown';
  if (ours.payment === null) return 'uncredited';
  if (ours.payment !== payment) return 'otherPayment';
  return ours.cents === gross ? '' : 'amount';
}
