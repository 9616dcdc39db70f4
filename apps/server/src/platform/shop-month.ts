import { shopZone } from '@sgb/contract/time.ts';

/** SQL for the month of the shop that a moment lies in, '2026-11'. */
export const shopMonth = (moment: string): string => `to_char(${moment} at time zone '${shopZone}', 'YYYY-MM')`;
