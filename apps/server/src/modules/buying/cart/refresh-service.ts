import type { refreshCart } from '@sgb/contract/cart.ts';
import { minuteMs } from '@sgb/contract/time.ts';
import type { z } from 'zod';
import { atOf } from '../../../platform/at.ts';
import type { Call } from '../../../platform/http/call.ts';
import { freshen, type Sourcing } from '../../goods/sourcing/index.ts';
import { sourcingFreshMinutes } from '../../goods/sourcing/settings.ts';
import { showCart, undoableSince } from './service.ts';
import { cartTerms } from './settings.ts';
import * as store from './store.ts';
import { isStale } from './view-rules.ts';

const pause = (milliseconds: number) => new Promise<null>((resolve) => setTimeout(resolve, milliseconds, null));

/**
 * Reads a few stale offers again, the oldest first. Nobody looks at an empty screen for a slow supplier: after a while
 * the cart is answered as it is then, and what comes later is there at the next look.
 */
export const refresh =
  (sourcing: Sourcing) =>
  async (call: Call<'shopper'>, { market }: z.output<(typeof refreshCart)['input']>) => {
    const { settings, now } = await atOf(call);
    const { offers, waitMs } = settings.get(cartTerms).recheck;
    const freshMs = settings.get(sourcingFreshMinutes) * minuteMs;
    const { lines } = await call.db.read((reader) =>
      store.cartOf(reader, call.session.accountId, market, undoableSince(settings, now)),
    );
    const freshSince = new Date(now.getTime() - freshMs);
    const stale = lines
      .filter((line) => isStale(line, freshSince))
      .toSorted((a, b) => a.checkedAt.getTime() - b.checkedAt.getTime());
    const ids = [...new Set(stale.map(({ productId }) => productId))].slice(0, offers);
    const reading = freshen(call, sourcing, ids, freshMs).catch((error: unknown) => {
      call.log.error(error, 'offers of a cart could not be read again');
      return ids;
    });
    const unread = await Promise.race([reading, pause(waitMs)]);
    return { cart: await showCart(call, { market }), unreached: (unread ?? ids).map(String) };
  };
