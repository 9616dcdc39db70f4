import type { favouriteLines } from '@sgb/contract/cart.ts';
import { fenToCents } from '@sgb/money/convert.ts';
import type { z } from 'zod';
import type { Call } from '../../../platform/http/call.ts';
import { saveFavourites } from '../../goods/favourites/index.ts';
import { exchangeRate } from '../../goods/pricing/settings.ts';
import { changed, removal } from './service.ts';

/** Out of the cart and into the favorites, both or neither. */
export async function moveToFavourites(
  call: Call<'shopper'>,
  { market, ids }: z.output<(typeof favouriteLines)['input']>,
) {
  const settings = await call.settings();
  const rate = settings.get(exchangeRate);
  return changed(call, market, removal(ids), (tx, lines) => {
    const leaving = lines.filter(({ id }) => ids.includes(id));
    const goods = leaving.map(({ productId, title, picture, skuFen, randCents }) => ({
      productId,
      title,
      picture,
      priceCents: randCents ?? fenToCents(skuFen, rate),
      choice: leaving
        .filter((line) => line.productId === productId)
        .map(({ skuId, options, quantity, remark }) => ({
          skuid: String(skuId),
          options: [...options],
          quantity,
          remark,
        })),
    }));
    return saveFavourites(tx, call.session.accountId, goods, { settings, now: call.clock.now() });
  });
}
