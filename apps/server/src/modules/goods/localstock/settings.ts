import { z } from 'zod';
import { defineSetting } from '../../../platform/settings/define.ts';

/** Working days of our courier from Johannesburg; it rests on Saturdays, Sundays and public holidays. */
export const localDays = defineSetting(
  'localstock.days',
  z.object({
    home: z.object({ province: z.string().min(1), days: z.int().positive() }),
    cities: z.object({ names: z.array(z.string().min(1)), days: z.int().positive() }),
    elsewhere: z.int().positive(),
    /** Beyond the border, customs included. */
    abroad: z.int().positive(),
  }),
  {
    home: { province: 'Gauteng', days: 1 },
    cities: {
      names: ['Cape Town', 'Durban', 'Gqeberha', 'Bloemfontein', 'East London', 'Polokwane', 'Mbombela'],
      days: 2,
    },
    elsewhere: 3,
    abroad: 5,
  },
);
