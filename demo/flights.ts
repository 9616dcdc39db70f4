import { enquiryStates } from '@sgb/contract/flight-rules.ts';
import { addDays, addHours, plusDays, shopDay } from '@sgb/contract/time.ts';
import {
  hasFlights,
  loadEnquiries,
  loadFlights,
  type SeededEnquiry,
} from '@sgb/server/modules/logistics/flights/seed.ts';
import { accountByLogin } from '@sgb/server/modules/people/identity/seed.ts';
import type { Database } from '@sgb/server/platform/db/database.ts';

const { sent, answered, booked, closed } = enquiryStates;

/** Route, days until it departs, kilograms in all and left, cents for each, whether magnets may go. */
const planned = [
  ['Guangzhou', 9, 4_000, 1_350, 7_400, false],
  ['Shenzhen', 16, 2_500, 2_080, 8_900, true],
  ['Shanghai', 30, 6_000, 6_000, 6_900, false],
  ['Guangzhou', -12, 4_000, 0, 7_600, false],
] as const;

/** Goods are taken until three days before. */
const packingDays = 3;

interface Asked extends Pick<SeededEnquiry, 'state' | 'kg' | 'goods' | 'answer' | 'bookedKg' | 'bookedCents'> {
  readonly login: string;
  readonly daysAgo: number;
  readonly whatsapp: string;
  /** Which of the planned ones. */
  readonly flight?: number;
}

const enquiries: readonly Asked[] = [
  {
    ...{ login: 'demo_business', state: booked, daysAgo: 4, whatsapp: '+27821110001', kg: 420, flight: 1 },
    ...{ goods: 'Power banks, 35 cartons', bookedKg: 420, bookedCents: 420 * 8_900 },
    answer: 'Booked on the Shenzhen flight, which takes batteries. Please have them with us three days before.',
  },
  {
    ...{ login: 'demo_ambassador', state: answered, daysAgo: 2, whatsapp: '+27821110002', kg: 150 },
    goods: 'School shoes for the whole group',
    answer: 'There is room on the Guangzhou flight. At 150 kg it is R 11,100; shall I book it?',
  },
  {
    login: 'demo_influencer',
    state: sent,
    daysAgo: 0,
    whatsapp: '+27821110003',
    kg: 220,
    goods: 'Ring lights and stands',
  },
  {
    ...{ login: 'demo_shopper', state: closed, daysAgo: 40, whatsapp: '+27821110004', kg: 30, goods: 'A treadmill' },
    answer: 'For 30 kg our sea line costs a tenth of a flight; I have sent you the quote.',
  },
];

/** Flights that are planned, and who asked for one. */
export async function ensureDemoFlights(db: Database, now: Date): Promise<void> {
  await db.transact(async (tx) => {
    if (await hasFlights(tx)) return;
    const today = shopDay(now);
    const ids = await loadFlights(
      tx,
      planned.map(([fromPlace, days, kgTotal, kgLeft, centsPerKg, magnets]) => ({
        ...{ fromPlace, toPlace: 'Johannesburg', kgTotal, kgLeft, centsPerKg, magnets },
        departsOn: plusDays(today, days),
        closesOn: plusDays(today, days - packingDays),
      })),
    );
    const rows: SeededEnquiry[] = [];
    for (const { login, daysAgo, flight, answer = '', ...facts } of enquiries) {
      const account = await accountByLogin(tx, login);
      if (!account) continue;
      const at = addHours(addDays(now, -daysAgo), -1);
      const flightId = flight === undefined ? null : (ids[flight] ?? null);
      const answeredAt = answer === '' ? null : addHours(at, 1);
      rows.push({ ...facts, accountId: account.id, at, answerBy: addHours(at, 4), answer, answeredAt, flightId });
    }
    await loadEnquiries(tx, rows);
  });
}
