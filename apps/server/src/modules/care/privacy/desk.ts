import { closeSubject, type copySubject, type listSubjects } from '@sgb/contract/office.ts';
import { ownPagesFromOne, sliceOf } from '@sgb/contract/paging.ts';
import type { z } from 'zod';
import { atOf } from '../../../platform/at.ts';
import { noteAudit } from '../../../platform/audit/scope.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { mayDecide } from '../../people/decisions/index.ts';
import { holdByName, listClosings, lockClosing, setClosingAsked } from '../../people/identity/index.ts';
import type { PrivacyNeeds } from './needs.ts';
import { closesAt, tellByLetter } from './service.ts';
import { copyOf, unfinishedOf } from './store.ts';
import { askedWords, keptWords } from './words.ts';

type StaffCall = Call<'staff'>;
type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;

const unknown = () => refuse('notFound', 'There is no such account.');

export async function subjectList(call: StaffCall, { state, page }: InputOf<typeof listSubjects>) {
  const settings = await call.settings();
  const { rows, total } = await call.db.read((reader) => listClosings(reader, state, sliceOf(page)));
  const items = rows.map(({ askedAt, closedAt, ...row }) => ({
    ...row,
    askedAt: askedAt?.toISOString() ?? null,
    closesAt: askedAt && !closedAt ? closesAt(askedAt, settings).toISOString() : null,
    closedAt: closedAt?.toISOString() ?? null,
  }));
  return { items, total, page, pages: ownPagesFromOne(total) };
}

/** In a transaction, so that whoever looks is written down before they see it. */
export async function copyFor(call: StaffCall, needs: PrivacyNeeds, { username }: InputOf<typeof copySubject>) {
  const madeAt = call.clock.now().toISOString();
  return call.db.transact(async (tx) => {
    const account = await holdByName(tx, username);
    if (!account) return unknown();
    noteAudit({ subject: `data of ${account.username}`, accounts: [account.id] });
    const parts = await copyOf(tx, needs, account.id);
    noteAudit({ after: { rows: parts.reduce((all, { rows }) => all + rows.length, 0) } });
    return { username: account.username, madeAt, parts: parts.filter(({ rows }) => rows.length > 0) };
  });
}

/** For somebody who wrote to us: what they could do themselves, with the same days to change their mind. */
export async function closeFor(call: StaffCall, needs: PrivacyNeeds, input: InputOf<typeof closeSubject>) {
  const at = await atOf(call);
  return call.db.transact(async (tx) => {
    const account = await holdByName(tx, input.username);
    if (!account) return unknown();
    const about = {
      accounts: [account.id],
      subject: `data of ${account.username}`,
      cents: 0,
      input,
      why: input.reason,
    };
    const stop = await mayDecide(tx, closeSubject, { by: call.session.accountId, ...at }, about);
    if (stop) return stop;
    if (account.staffRole) return refuse('noRight', 'Take the role away first: staff do not close their accounts.');
    const closing = await lockClosing(tx, account.id);
    if (!closing || closing.closedAt) return refuse('notFound', 'This account is closed already.');
    const close = input.close === 1;
    if (close !== Boolean(closing.askedAt)) {
      await setClosingAsked(tx, account.id, close ? at.now : null);
      tellByLetter(tx, closing, close ? askedWords(closesAt(at.now, at.settings)) : keptWords, at.now);
    }
    const unfinished = await unfinishedOf(tx, needs, account.id);
    const askedAt = close ? (closing.askedAt ?? at.now) : null;
    return { closesAt: askedAt ? closesAt(askedAt, at.settings).toISOString() : null, unfinished };
  });
}
