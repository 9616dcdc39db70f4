import { z } from 'zod';

/** What closing a round asks for: everybody's parcel is made, and what cannot be is left out. */
export const billOrder = { name: 'rounds.bill', payload: z.object({ id: z.int() }) };
