import type { OutputOf } from '@sgb/contract/client.ts';
import type { MatchKind } from '@sgb/contract/recharge-desk.ts';

export type Line = OutputOf<'GET /api/staff/recharge/lines'>['items'][number];

/** Why a claim is offered for a line. */
export const matchWords: Readonly<Record<MatchKind, string>> = {
  exact: 'same shopper, same amount',
  amountDiffers: 'same shopper, another amount',
  nearReference: 'its reference is nearly theirs',
  payer: 'its words name the payer',
  amountAndDate: 'same amount on the same days',
};
