import type { SellingTerms } from '@sgb/contract/listing-rules.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { deliverySouthAfrica } from '../../goods/pricing/settings.ts';
import { quotesOf } from '../dispatches/index.ts';
import { dispatchTerms } from '../dispatches/settings.ts';
import type { ShelfRow } from '../shelves/index.ts';
import { sellingTerms } from './settings.ts';

/** What selling a piece of a shelf costs its seller: the courier is the cheapest that brings it to somebody. */
export function termsOf(
  { weightGrams, cubicCentimetres }: Pick<ShelfRow, 'weightGrams' | 'cubicCentimetres'>,
  settings: Settings,
): SellingTerms {
  const { pickCents } = settings.get(dispatchTerms);
  const { freeFromCents, sizes } = settings.get(deliverySouthAfrica);
  const brought = quotesOf([{ weightGrams, cubicCentimetres, quantity: 1 }], sizes, pickCents).filter(
    ({ way, fault }) => way !== 'depot' && fault === '',
  );
  const courierCents = Math.min(...brought.map(({ price }) => price.deliveryCents));
  return { feeBasisPoints: settings.get(sellingTerms).feeBasisPoints, pickCents, freeFromCents, courierCents };
}
