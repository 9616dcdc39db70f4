import type { closeMonth as closeContract, listMonths } from '@sgb/contract/ledger-desk.ts';
import { ownPagesFromOne, sliceOf } from '@sgb/contract/paging.ts';
import { plusMonths, shopDay } from '@sgb/contract/time.ts';
import type { z } from 'zod';
import type { Call } from '../../../platform/http/call.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { closeMonth, closings, firstMonth, listedChecks, lookAtBooks } from '../../books/ledger/index.ts';
import { namesOf } from './names.ts';

type StaffCall = Call<'staff'>;
type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;

const after = (month: string) => plusMonths(`${month}-01`, 1).slice(0, 7);

/** From the first to this one, the newest first. */
function monthsUntil(first: string, last: string): readonly string[] {
  const months: string[] = [];
  for (let month = first; month <= last; month = after(month)) months.push(month);
  return months.toReversed();
}

export async function monthList({ db, clock }: StaffCall, { page }: InputOf<typeof listMonths>) {
  const running = shopDay(clock.now()).slice(0, 7);
  return db.read(async (reader) => {
    const [closed, first = running] = [await closings(reader), await firstMonth(reader)];
    const nameOf = await namesOf(
      reader,
      closed.map(({ closedBy }) => closedBy),
    );
    const next = closed[0] ? after(closed[0].month) : first;
    const all = monthsUntil(first, running).map((month) => {
      const closing = closed.find((each) => each.month === month);
      const open = month === running ? 'running' : month === next ? 'next' : 'open';
      return {
        month,
        state: closing ? ('closed' as const) : (open as 'running' | 'next' | 'open'),
        closedAt: closing?.closedAt.toISOString() ?? null,
        closedBy: nameOf(closing?.closedBy ?? null),
        entries: closing?.entries ?? null,
      };
    });
    const { offset, limit } = sliceOf(page);
    const total = all.length;
    return { items: all.slice(offset, offset + limit), total, page, pages: ownPagesFromOne(total) };
  });
}

export const close = ({ db, clock, session }: StaffCall, { month }: InputOf<typeof closeContract>) =>
  db.transact((tx) => closeMonth(tx, { month, by: session.accountId, now: clock.now() }));

export async function checkList({ db }: StaffCall, { page }: { readonly page: number }) {
  const { rows, total } = await db.read((reader) => listedChecks(reader, sliceOf(page)));
  const items = rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
  return { items, total, page, pages: ownPagesFromOne(total) };
}

export async function checkNow({ db }: StaffCall) {
  await db.transact(async (tx) => enqueue(tx, lookAtBooks, {}, { urgent: true }));
  return {};
}
