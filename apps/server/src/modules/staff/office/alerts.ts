import { pagesOf } from '@sgb/contract/console-pages.ts';
import type * as contract from '@sgb/contract/office.ts';
import { ownPagesFromOne, sliceOf } from '@sgb/contract/paging.ts';
import type { z } from 'zod';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';

type StaffCall = Call<'staff'>;
type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;

interface Listed {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly where: string;
  readonly raisedAt: Date;
  readonly closedAt: Date | null;
}

/** An alert is for whoever may open the page where it is seen to. */
const theirs = "split_part(page, '/', 1) = any ($1::text[])";

const listText = `
  select id, title, body, page as where, raised_at as "raisedAt", closed_at as "closedAt" from staff_alerts
  where ${theirs} and (closed_at is null) = $2 order by id desc limit $3 offset $4`;
const countText = `select count(*)::int as total from staff_alerts where ${theirs} and (closed_at is null) = $2`;
const closeText = `update staff_alerts set closed_at = $3 where id = $2 and ${theirs} and closed_at is null returning id`;

const pathsOf = ({ session }: StaffCall) => pagesOf(session.person).map(({ path }) => path);

export async function alertList(call: StaffCall, { state, page }: InputOf<typeof contract.listAlerts>) {
  const wanted = [pathsOf(call), state === 'open'];
  const { limit, offset } = sliceOf(page);
  const [rows, [count]] = await call.db.read((reader) =>
    Promise.all([
      reader.run<Listed>('office.alerts', listText, [...wanted, limit, offset]),
      reader.run<{ total: number }>('office.countAlerts', countText, wanted),
    ]),
  );
  const items = rows.map(({ id, raisedAt, closedAt, ...row }) => ({
    ...row,
    id: Number(id),
    raisedAt: raisedAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
  }));
  const total = count?.total ?? 0;
  return { items, total, page, pages: ownPagesFromOne(total) };
}

export const closeAlert = (call: StaffCall, { id }: InputOf<typeof contract.closeAlert>) =>
  call.db.transact(async (tx) => {
    const [closed] = await tx.run('office.closeAlert', closeText, [pathsOf(call), id, call.clock.now()]);
    return closed ? {} : refuse('alertClosed');
  });
