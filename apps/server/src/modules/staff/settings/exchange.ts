import * as contract from '@sgb/contract/exchange-desk.ts';
import { ownPagesFromOne, sliceOf } from '@sgb/contract/paging.ts';
import type { z } from 'zod';
import { atOf } from '../../../platform/at.ts';
import type { Call } from '../../../platform/http/call.ts';
import { type HeldValue, valuesOf } from '../../../platform/settings/settings.ts';
import { dailyRate, isLeap } from '../../goods/pricing/index.ts';
import { exchangeMarket, exchangeRate, exchangeTerms } from '../../goods/pricing/settings.ts';
import { type DecisionRow, doneAbout } from '../../people/decisions/index.ts';
import { peopleById } from '../../people/identity/index.ts';
import { changeBetween } from './rules.ts';
import { changeValue, inForce, subjectOf } from './service.ts';

type StaffCall = Call<'staff'>;
type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;

const settingOf = (of: 'rate' | 'market') => (of === 'rate' ? exchangeRate : exchangeMarket);
const rateOf = ({ json }: HeldValue) => Number(json);
const heldOf = (row: HeldValue) => ({
  rate: rateOf(row),
  from: row.validFrom.getTime() === 0 ? null : row.validFrom.toISOString(),
  by: row.changedBy,
});

/** The decision that made a row: it was agreed to at that moment, or for it. */
function decisionFor(decisions: readonly DecisionRow[], { validFrom }: HeldValue): DecisionRow | undefined {
  const moment = validFrom.getTime();
  return decisions.find(({ decidedAt, input }) => {
    const { from } = input as { from?: string };
    return decidedAt?.getTime() === moment || (from !== undefined && new Date(from).getTime() === moment);
  });
}

export async function rateList(call: StaffCall, { of, page }: InputOf<typeof contract.listRates>) {
  const { settings, now } = await atOf(call);
  const { marginBasisPoints, mostChangeBasisPoints } = settings.get(exchangeTerms);
  return call.db.read(async (reader) => {
    const [rates, markets, decisions] = await Promise.all([
      valuesOf(reader, exchangeRate.name),
      valuesOf(reader, exchangeMarket.name),
      doneAbout(reader, subjectOf(settingOf(of)), 200),
    ]);
    const [rate, market] = [inForce(rates, now), inForce(markets, now)];
    if (!rate || !market) throw new Error('there is no exchange rate');
    const rows = of === 'rate' ? rates : markets;
    const current = of === 'rate' ? rate : market;
    const { offset, limit } = sliceOf(page);
    const shown = rows.slice(offset, offset + limit);
    const seconds = decisions.flatMap(({ decidedBy }) => decidedBy ?? []);
    const people = seconds.length > 0 ? await peopleById(reader, [...new Set(seconds)]) : [];
    const nextRate = dailyRate(rateOf(market), marginBasisPoints);
    return {
      now: heldOf(rate),
      market: heldOf(market),
      marginBasisPoints,
      mostChangeBasisPoints,
      atNine: { rate: nextRate, leaps: isLeap(rateOf(rate), nextRate, mostChangeBasisPoints) },
      seen: {
        rate: (rates[0] ?? rate).validFrom.toISOString(),
        market: (markets[0] ?? market).validFrom.toISOString(),
      },
      items: shown.map((row, place) => {
        const before = rows[offset + place + 1];
        const decision = decisionFor(decisions, row);
        const state = row === current ? 'now' : row.validFrom > now ? 'planned' : 'past';
        return {
          ...heldOf(row),
          state: state as 'now' | 'planned' | 'past',
          changeBasisPoints: before ? changeBetween(rateOf(before), rateOf(row)) : null,
          why: decision?.why ?? '',
          second: people.find(({ id }) => id === decision?.decidedBy)?.username ?? '',
        };
      }),
      ...{ total: rows.length, page, pages: ownPagesFromOne(rows.length) },
    };
  });
}

export const rateSet = (call: StaffCall, input: InputOf<typeof contract.setRate>) =>
  changeValue(call, contract.setRate, settingOf(input.of), input.rate, input);
