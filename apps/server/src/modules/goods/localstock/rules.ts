import { type CountryId, southAfrica } from '@sgb/contract/countries.ts';
import { type Day, daysBetween, shopDay } from '@sgb/contract/time.ts';
import type { SettingValue } from '../../../platform/settings/define.ts';
import { addWorkingHours, plusWorkingDays, type WorkingTerms } from '../../../platform/working-time.ts';
import type { localDays } from './settings.ts';

export interface Whereto {
  readonly suburb: string;
  readonly city: string;
  readonly province: string;
  readonly countryId: CountryId;
}

/** Where goods are taken to as long as nobody says where they live. */
export const atHome: Whereto = { suburb: 'Johannesburg', city: 'Johannesburg', province: 'Gauteng', countryId: 1 };

function courierDays({ city, province, countryId }: Whereto, terms: SettingValue<typeof localDays>): number {
  if (countryId !== southAfrica) return terms.abroad;
  if (province === terms.home.province) return terms.home.days;
  return terms.cities.names.includes(city) ? terms.cities.days : terms.elsewhere;
}

interface Promising {
  readonly working: WorkingTerms;
  readonly dispatchHours: number;
  readonly days: SettingValue<typeof localDays>;
}

/** The day on which what is paid for now arrives: dispatched in our working time, carried on weekdays. */
export function promisedDay(now: Date, place: Whereto, { working, dispatchHours, days }: Promising) {
  const sent: Day = shopDay(addWorkingHours(working, now, dispatchHours));
  const courier = { ...working, saturday: null, sunday: null };
  const day = plusWorkingDays(courier, sent, courierDays(place, days));
  return { day, days: daysBetween(shopDay(now), day) };
}
