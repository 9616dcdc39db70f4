import { expect, test } from 'vitest';
import { shopWorkingTime } from '../../base/content/settings.ts';
import { atHome, promisedDay } from './rules.ts';
import { localDays } from './settings.ts';

const terms = { working: shopWorkingTime.first, dispatchHours: 9, days: localDays.first };
const melville = { ...atHome, suburb: 'Melville' };
const seaPoint = { suburb: 'Sea Point', city: 'Cape Town', province: 'Western Cape', countryId: 1 } as const;
const upington = { suburb: 'Upington', city: 'Upington', province: 'Northern Cape', countryId: 1 } as const;
const maseru = { suburb: 'Maseru', city: 'Maseru', province: 'Maseru', countryId: 7 } as const;

test.each([
  ['a Tuesday noon in Melville', '2026-11-17T12:00', melville, '2026-11-19', 2],
  ['the same in Cape Town', '2026-11-17T12:00', seaPoint, '2026-11-20', 3],
  ['the same in Upington, over the weekend', '2026-11-17T12:00', upington, '2026-11-23', 6],
  ['the same in Lesotho', '2026-11-17T12:00', maseru, '2026-11-25', 8],
  ['a Friday: Saturday dispatches, nobody drives', '2026-11-13T12:00', melville, '2026-11-16', 3],
  ['before Christmas', '2026-12-23T12:00', melville, '2026-12-28', 5],
  ['the Day of Reconciliation', '2026-12-15T08:00', melville, '2026-12-17', 2],
])('%s', (_name, now, place, day, days) => {
  expect(promisedDay(new Date(`${now}:00+02:00`), place, terms)).toEqual({ day, days });
});
