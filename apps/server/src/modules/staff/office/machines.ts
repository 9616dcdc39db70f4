import type * as contract from '@sgb/contract/office.ts';
import { ownPagesFromOne, sliceOf } from '@sgb/contract/paging.ts';
import type { z } from 'zod';
import { masked } from '../../../platform/audit/mask.ts';
import type { Desk, Health } from '../../../platform/desk.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { listJobs, retryJob } from '../../../platform/jobs/desk-store.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { deliverPostJob, listedPost } from '../../../platform/post/outbox.ts';

type StaffCall = Call<'staff'>;
type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;

export async function jobList({ db }: StaffCall, { state, page }: InputOf<typeof contract.listJobs>) {
  const { rows, total } = await db.read((reader) => listJobs(reader, state, sliceOf(page)));
  const items = rows.map(({ runAt, madeAt, lockedAt, payload, ...row }) => ({
    ...row,
    runAt: runAt.toISOString(),
    madeAt: madeAt.toISOString(),
    lockedAt: lockedAt?.toISOString() ?? null,
    payload: JSON.stringify(masked(payload)),
  }));
  return { items, total, page, pages: ownPagesFromOne(total) };
}

export const retry = ({ db }: StaffCall, { id }: InputOf<typeof contract.retryJob>) =>
  db.transact(async (tx) => ((await retryJob(tx, id)) ? {} : refuse('jobGone')));

/** f***@example.com: enough to know whom it is about. */
const maskedRecipient = (to: string) => (to.includes('@') ? to.replace(/^(.).*(?=@)/, '$1***') : `…${to.slice(-3)}`);

export async function postList({ db }: StaffCall, { state, page }: InputOf<typeof contract.listPost>) {
  const { rows, total } = await db.read((reader) => listedPost(reader, state, sliceOf(page)));
  const items = rows.map(({ madeAt, sentAt, recipient, ...row }) => ({
    ...row,
    recipient: maskedRecipient(recipient),
    madeAt: madeAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  }));
  return { items, total, page, pages: ownPagesFromOne(total) };
}

export async function sendPost({ db }: StaffCall) {
  await db.transact(async (tx) => enqueue(tx, deliverPostJob, {}, { urgent: true }));
  return {};
}

interface Found {
  readonly last: Date | null;
  readonly waiting: number;
  readonly failing: number;
  readonly ends?: Date | null;
  readonly soon?: boolean | null;
}

function stateOf({ last, waiting, failing, soon = false }: Found) {
  if (failing > 0) return 'fails' as const;
  if (soon) return 'ends' as const;
  if (waiting > 0) return 'waits' as const;
  return last ? ('well' as const) : ('unused' as const);
}

export const adapterList = (desks: readonly Desk[]) => async (call: StaffCall) => {
  const asked: readonly Health[] = desks.flatMap(({ health = [] }) => health);
  const values = [call.clock.now()];
  return call.db.read(async (reader) => {
    const found = await Promise.all(
      asked.map(({ name, text }) => reader.run<Found>(`desk.health.${name}`, text, values)),
    );
    const items = asked.map(({ name, title }, place) => {
      const row: Found = found[place]?.[0] ?? { last: null, waiting: 0, failing: 0 };
      const { last, waiting, failing, ends } = row;
      const moments = { last: last?.toISOString() ?? null, ends: ends?.toISOString() ?? null };
      return { name, title, waiting, failing, ...moments, state: stateOf(row) };
    });
    return { items };
  });
};
