import { z } from 'zod';

/** Left by the transaction that needs them: places become orders, shoppers are told, a window ends. */
export const orderWish = { name: 'teams.order', payload: z.object({ id: z.int() }) };
export const joinedWish = { name: 'teams.joined', payload: z.object({ placeId: z.int() }) };
export const endWish = { name: 'teams.end', payload: z.object({ id: z.int() }) };
