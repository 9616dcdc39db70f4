import { z } from 'zod';

/** Known by its name to those who ask for it. */
export const countFigures = { name: 'figures.keep', payload: z.object({}) };
