import { z } from 'zod';

/** For those who build worlds: to have it counted at once, by its name. */
export const countFigures = { name: 'figures.keep', payload: z.object({}) };
