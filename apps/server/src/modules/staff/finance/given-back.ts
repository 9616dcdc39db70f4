import {
  type BackState,
  backCalls,
  backKinds,
  type listGivenBack,
  type sumGivenBack,
} from '@sgb/contract/given-back.ts';
import { orderNumber } from '@sgb/contract/order-states.ts';
import { pageSize } from '@sgb/contract/paging.ts';
import { plusDays, shopDay, shopMoment } from '@sgb/contract/time.ts';
import { caseNumber } from '@sgb/contract/workorder-states.ts';
import type { z } from 'zod';
import type { Sql } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { givenBack, givenBackSums } from '../../books/ledger/index.ts';
import { waitingRequestSum, waitingRequests } from '../../buying/orders/index.ts';
import { countProposals, waitingProposals } from '../../care/workorders/index.ts';
import { decisionsById, waitingDecisionSum, waitingDecisions } from '../../people/decisions/index.ts';
import { accountsNamed } from '../../people/identity/index.ts';
import { doneWithEntries } from '../audit/index.ts';
import { namesOf } from './names.ts';

type Wish = z.output<typeof listGivenBack.input>;
type Shown = z.output<typeof listGivenBack.output>['items'][number];
type Found = Omit<Shown, 'at' | 'usernames' | 'by' | 'second'> & {
  readonly at: Date;
  readonly accounts: readonly number[];
  readonly by: number | null;
  readonly second: number | null;
};

interface Sought {
  readonly kind: Shown['kind'] | null;
  readonly owner: number | null;
  readonly ref: string | null;
  readonly from: Date | null;
  readonly before: Date | null;
  readonly after: number | null;
}

const limit = pageSize + 1;

/** Who of staff did it, and after whose wish: of what a call of theirs booked the audit tells. */
async function paid(reader: Sql, { after, ...sought }: Sought): Promise<Found[]> {
  const rows = await givenBack(reader, { ...sought, below: after }, limit);
  const done = await doneWithEntries(
    reader,
    rows.map(({ id }) => id),
  );
  const decisions = await decisionsById(
    reader,
    [...done.values()].flatMap(({ decisionId }) => decisionId ?? []),
  );
  return rows.map(({ id, at, kind, ref, note, owner, cents }) => {
    const act = done.get(id);
    const decision = decisions.get(act?.decisionId ?? 0);
    return {
      ...{ id, at, kind, ref, cents, state: 'paid', entryId: id },
      why: [note, decision?.why || act?.why].filter(Boolean).join(': '),
      accounts: owner === null ? [] : [owner],
      by: decision?.proposedBy ?? act?.by ?? null,
      second: decision ? (act?.by ?? null) : null,
      decisionId: act?.decisionId ?? null,
    } as const;
  });
}

async function second(reader: Sql, { kind, owner, from, before, after }: Sought): Promise<Found[]> {
  const calls = Object.entries(backCalls).flatMap(([call, of]) => (kind === null || kind === of ? [call] : []));
  const rows = await waitingDecisions(reader, { calls, owner, from, before, after }, limit);
  return rows.map(({ id, call, subject, accounts, cents, why, proposedBy, proposedAt }) => ({
    ...{ id, cents, why, accounts, state: 'second', ref: subject, at: proposedAt },
    ...{ kind: backCalls[call] ?? 'order', by: proposedBy, second: null, entryId: null, decisionId: id },
  }));
}

async function supervisor(reader: Sql, { kind, owner, from, before, after }: Sought): Promise<Found[]> {
  if (kind !== null && kind !== 'case') return [];
  const rows = await waitingProposals(reader, { owner, from, before, after }, limit);
  return rows.map(({ id, workOrderId, accountId, answer, proposedBy, proposedAt }) => ({
    ...{ id, state: 'supervisor', kind: 'case', ref: caseNumber(workOrderId), cents: null, why: answer },
    ...{ accounts: [accountId], at: proposedAt, by: proposedBy, second: null, entryId: null, decisionId: null },
  }));
}

async function asked(reader: Sql, { kind, owner, from, before, after }: Sought): Promise<Found[]> {
  if (kind !== null && kind !== 'order') return [];
  const rows = await waitingRequests(reader, { owner, from, before, after }, limit);
  return rows.map(({ id, orderId, accountId, backCents, content, createdAt }) => ({
    ...{ id, state: 'asked', kind: 'order', ref: orderNumber(orderId), cents: backCents, why: content },
    ...{ accounts: [accountId], at: createdAt, by: null, second: null, entryId: null, decisionId: null },
  }));
}

const sources: Readonly<Record<BackState, (reader: Sql, sought: Sought) => Promise<Found[]>>> = {
  ...{ paid, second, supervisor, asked },
};

export async function givenBackList({ db }: Call<'staff'>, { state, kind, q, from, until, after }: Wish) {
  return db.read(async (reader) => {
    const [person] = q === '' ? [] : await accountsNamed(reader, [q]);
    const found = await sources[state](reader, {
      kind: kind === '' ? null : kind,
      // A reference that is nobody's name: what waits has none yet.
      owner: person?.id ?? (q !== '' && state !== 'paid' ? 0 : null),
      ref: q === '' || person ? null : q.toUpperCase(),
      from: from ? shopMoment(from, 0) : null,
      before: until ? shopMoment(until, 24) : null,
      after: after ?? null,
    });
    const rows = found.slice(0, pageSize);
    const nameOf = await namesOf(
      reader,
      rows.flatMap(({ accounts, by, second: other }) => [...accounts, by, other]),
    );
    const items = rows.map(({ accounts, ...row }) => ({
      ...row,
      at: row.at.toISOString(),
      usernames: accounts.map(nameOf),
      by: nameOf(row.by),
      second: nameOf(row.second),
    }));
    return { items, next: found.length > pageSize ? String(rows.at(-1)?.id) : null };
  });
}

const mostDays = 92;
const usualDays = 31;

export async function givenBackTotals({ db, clock }: Call<'staff'>, input: z.output<typeof sumGivenBack.input>) {
  const until = input.until ?? shopDay(clock.now());
  const first = input.from ?? plusDays(until, 1 - usualDays);
  const least = plusDays(until, 1 - mostDays);
  const [, from = first] = [first, least].toSorted();
  return db.read(async (reader) => {
    const sums = await givenBackSums(reader, shopMoment(from, 0), shopMoment(until, 24));
    return {
      ...{ from, until },
      paid: {
        count: sums.reduce((all, { count }) => all + count, 0),
        cents: sums.reduce((all, { cents }) => all + cents, 0),
      },
      kinds: backKinds.flatMap((kind) => sums.find((each) => each.kind === kind) ?? []),
      second: await waitingDecisionSum(reader, Object.keys(backCalls)),
      asked: await waitingRequestSum(reader),
      supervisor: await countProposals(reader),
    };
  });
}
