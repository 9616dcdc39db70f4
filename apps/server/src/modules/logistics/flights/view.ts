import type { enquiry, Flight } from '@sgb/contract/flights.ts';
import type { z } from 'zod';
import type { EnquiryRow, FlightRow } from './store.ts';

export function flightOf({
  id,
  fromPlace,
  toPlace,
  departsOn,
  closesOn,
  kgLeft,
  centsPerKg,
  magnets,
}: FlightRow): Flight {
  return { id, from: fromPlace, to: toPlace, departsOn, closesOn, kgLeft, centsPerKg, magnets };
}

export function enquiryOf(row: EnquiryRow): z.output<typeof enquiry> {
  const { id, state, whatsapp, kg, goods, wantedOn, flightId, answer } = row;
  return {
    ...{ id, state, whatsapp, kg, goods, wantedOn, flightId, answer },
    at: row.at.toISOString(),
    answerBy: row.answerBy.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
  };
}
