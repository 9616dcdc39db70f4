import { z } from 'zod';

/** Asked for in the transaction that pays: the shopper is told outside of it. */
export const paidOrder = { name: 'checkout.paid', payload: z.object({ checkoutId: z.int() }) };
