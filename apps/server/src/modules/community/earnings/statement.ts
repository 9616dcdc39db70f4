import type { EarningState } from '@sgb/contract/earning-kinds.ts';
import type { EarningLine, exportEarnings, getEarnings } from '@sgb/contract/earnings.ts';
import { ownPagesFromOne, sliceOf } from '@sgb/contract/paging.ts';
import { userTypes } from '@sgb/contract/people.ts';
import { plusMonths, shopTime } from '@sgb/contract/time.ts';
import type { z } from 'zod';
import type { Sql } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { shopIdentity } from '../../base/content/settings.ts';
import { balancesOf } from '../../books/ledger/index.ts';
import { refOf } from './earn.ts';
import { monthOf, rateOf } from './rules.ts';
import { earningTerms } from './settings.ts';
import { type StatedLine, type Sums, statedLines, statedSums, sumsByMonth } from './statement-store.ts';
import * as store from './store.ts';
import { monthWords } from './words.ts';

type ShopperCall = Call<'shopper'>;

const monthsShown = 12;

const notYet = () => refuse('badInput', 'month: This month has not begun.', { field: 'month' });

function lineOf({ id, kind, state, rate, signedAt, readyAt, ...line }: StatedLine): EarningLine {
  const { baseCents, amountCents, reversedCents } = line;
  const at = { at: signedAt.toISOString(), readyAt: readyAt.toISOString() };
  return { id, kind, ref: refOf(line), baseCents, rateBasisPoints: rate, amountCents, reversedCents, state, ...at };
}

function totalsOf(sums: readonly Sums[]) {
  const add = (rows: readonly Sums[]) => rows.reduce((sum, { cents }) => sum + cents, 0);
  const at = (state: EarningState) => add(sums.filter((row) => row.state === state));
  const kinds = Map.groupBy(sums, ({ kind }) => kind);
  return {
    earnedCents: add(sums),
    pendingCents: at('pending'),
    readyCents: at('ready'),
    paidCents: at('paid'),
    reversedCents: sums.reduce((sum, { reversedCents }) => sum + reversedCents, 0),
    kinds: [...kinds].map(([kind, rows]) => ({
      kind,
      count: rows.reduce((sum, { count }) => sum + count, 0),
      cents: add(rows),
    })),
  };
}

export async function statement(call: ShopperCall, { month: wanted, page }: z.output<typeof getEarnings.input>) {
  const { accountId, userType } = call.session;
  const terms = (await call.settings()).get(earningTerms);
  const today = monthOf(call.clock.now());
  const month = wanted ?? today;
  if (month > today) return notYet();
  const since = plusMonths(`${today}-01`, 1 - monthsShown).slice(0, 7);
  return call.db.read(async (reader) => {
    const purseCents = await purseOf(reader, accountId);
    const asked = { accountId, month, purseCents };
    const [lines, sums, months, goodsCents, closedRate] = await Promise.all([
      statedLines(reader, asked, sliceOf(page)),
      statedSums(reader, asked),
      sumsByMonth(reader, accountId, since),
      store.goodsOf(reader, accountId, month),
      store.closedRate(reader, accountId, month),
    ]);
    const total = sums.reduce((sum, { count }) => sum + count, 0);
    const earned = new Map(months.map((row) => [row.month, row.cents]));
    const steps = terms.tiers.map(({ fromCents, basisPoints }) => ({ fromCents, rateBasisPoints: basisPoints }));
    return {
      month,
      items: lines.map(lineOf),
      total,
      page,
      pages: ownPagesFromOne(total),
      totals: totalsOf(sums),
      months: Array.from({ length: monthsShown }, (_, place) => {
        const shown = plusMonths(`${since}-01`, place).slice(0, 7);
        return { month: shown, cents: earned.get(shown) ?? 0 };
      }),
      purse: {
        cents: purseCents,
        pendingCents: months.reduce((sum, { pendingCents }) => sum + pendingCents, 0),
        pendingDays: terms.pendingDays,
      },
      tiers:
        goodsCents > 0 || userType === userTypes.header
          ? {
              goodsCents,
              rateBasisPoints: closedRate ?? rateOf(goodsCents, terms),
              closed: closedRate !== undefined,
              steps,
            }
          : null,
    };
  });
}

const purseOf = async (reader: Sql, accountId: number) => (await balancesOf(reader, accountId)).get('commission') ?? 0;

/** More lines than a month has; a file that would be cut is refused. */
const mostInFile = 5_000;

/** What makes files is loaded when somebody wants one. */
export async function statementFile(call: ShopperCall, { month, format }: z.output<typeof exportEarnings.input>) {
  const { accountId, username } = call.session;
  if (month > monthOf(call.clock.now())) return notYet();
  const { sums, lines } = await call.db.read(async (reader) => {
    const asked = { accountId, month, purseCents: await purseOf(reader, accountId) };
    const [all, some] = await Promise.all([
      statedSums(reader, asked),
      statedLines(reader, asked, { limit: mostInFile, offset: 0 }),
    ]);
    return { sums: all, lines: some.map(lineOf) };
  });
  const totals = totalsOf(sums);
  if (lines.length < sums.reduce((sum, { count }) => sum + count, 0)) return refuse('tooManyBills');
  const fileName = `earnings-${month}.${format}`;
  if (format === 'csv') {
    const { csvOf } = await import('./csv.ts');
    return { fileName, mediaType: 'text/csv', base64: csvOf(lines).toString('base64') };
  }
  const { name, longName } = (await call.settings()).get(shopIdentity);
  const { pdfOf } = await import('./pdf.ts');
  const file = await pdfOf({
    shop: `${name} - ${longName}`,
    holder: username,
    month: monthWords(month),
    madeAt: shopTime(call.clock.now()),
    totals,
    lines,
  });
  return { fileName, mediaType: 'application/pdf', base64: file.toString('base64') };
}
