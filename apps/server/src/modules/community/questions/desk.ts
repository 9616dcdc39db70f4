import { ownPagesFromOne, sliceOf } from '@sgb/contract/paging.ts';
import type * as contract from '@sgb/contract/question-desk.ts';
import { questionQueues } from '@sgb/contract/question-desk.ts';
import { type Post, postStates, posts, waitReasonWords } from '@sgb/contract/question-rules.ts';
import type { z } from 'zod';
import { type At, atOf } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { type Refusal, refuse } from '../../../platform/http/refusal.ts';
import type { Said } from '../../../platform/texts/define.ts';
import { notify } from '../../base/messages/index.ts';
import * as store from './desk-store.ts';
import { afterChange, firstShown, lendPictures } from './show.ts';
import { allTopics } from './store.ts';
import { questionTexts } from './texts.ts';
import { nameOfPost, picturesOf } from './view.ts';
import * as write from './write-store.ts';

const { say } = questionTexts;

type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;
type StaffCall = Call<'staff'>;

const gone = () => refuse('notFound', 'There is no such question or answer.');

function deskPost(call: StaffCall, row: store.DeskRow) {
  const { what, id, questionId, title, text, state, accountId, name } = row;
  const look = { by: call.session.accountId, about: nameOfPost(what, id) };
  const pictures = picturesOf(call, row, look);
  return { what, id, questionId, title, text, pictures, state, accountId, name, at: row.at.toISOString() };
}

const paged = (rows: readonly { total: number }[], page: number) => {
  const total = rows[0]?.total ?? 0;
  return { total, page, pages: ownPagesFromOne(total) };
};

export async function waiting(call: StaffCall, { queue, page }: InputOf<typeof contract.listDeskPosts>) {
  const now = call.clock.now();
  const rows = await call.db.read((reader) => store.queue(reader, queue, now, sliceOf(page)));
  const late = 'Its ambassador has not answered in time.';
  const why = ({ waitsFor }: store.DeskRow) => (waitsFor === 0 ? '' : waitReasonWords[waitsFor]);
  const items = rows.map((row) => ({
    ...deskPost(call, row),
    why: queue === questionQueues.late ? late : why(row),
  }));
  return { items, ...paged(rows, page) };
}

export async function reports(call: StaffCall, { page }: InputOf<typeof contract.listReports>) {
  return call.db.read(async (reader) => {
    const rows = await store.reported(reader, sliceOf(page));
    const all = await store.openReports(reader, rows);
    const of = (row: store.DeskRow) => all.filter(({ what, postId }) => what === row.what && postId === row.id);
    return {
      items: rows.map((row) => ({
        ...deskPost(call, row),
        reports: of(row).map(({ reason, note, at }) => ({ reason, note, at: at.toISOString() })),
      })),
      ...paged(rows, page),
    };
  });
}

export async function topics(call: StaffCall) {
  const rows = await call.db.read(allTopics);
  return { topics: rows };
}

export async function saveTopic(call: StaffCall, { id, open, ...values }: InputOf<typeof contract.saveTopic>) {
  return call.db.transact(async (tx) => {
    const others = (await allTopics(tx)).filter((topic) => topic.id !== id);
    if (others.some(({ name }) => name.toLowerCase() === values.name.toLowerCase())) {
      return refuse('badInput', 'There is a topic of this name.', { field: 'name' });
    }
    const saved = await store.saveTopic(tx, id, { ...values, open: open === 1 });
    return saved === undefined ? refuse('notFound', 'There is no such topic.') : { id: saved };
  });
}

/** A question or an answer, held while staff do something to it; what they do is written down. */
async function doing(
  call: StaffCall,
  { what, id, action, note }: { what: Post; id: number; action: string; note: string },
  work: (tx: Tx, held: write.HeldPost, at: At) => Promise<Refusal | undefined>,
): Promise<Record<string, never> | Refusal> {
  const at = await atOf(call);
  return call.db.transact(async (tx) => {
    const held = await write.holdPost(tx, what, id);
    if (!held) return gone();
    const refused = await work(tx, held, at);
    if (refused) return refused;
    await write.writeLog(tx, { what, postId: id, action, byAccount: call.session.accountId, at: at.now, note });
    return {};
  });
}

/** Its writer hears what became of it, and why. */
async function tell(tx: Tx, { what, question, post }: write.HeldPost, told: (about: string) => Said, now: Date) {
  if (post.accountId === null) return;
  const about = what === posts.answer ? `Your answer to “${question.title}”` : `“${question.title}”`;
  const notice = { userId: post.accountId, type: 'notification', ...told(about) } as const;
  await notify(tx, { ...notice, link: `/question/answer/${question.id}` }, { now });
}

export function hide(call: StaffCall, { what, id, note }: InputOf<typeof contract.hidePost>) {
  return doing(call, { what, id, action: 'hidden', note }, async (tx, held, { now }) => {
    const { shown, waiting: waits, hidden } = postStates;
    if (held.post.state !== shown && held.post.state !== waits) return gone();
    await write.changePost(tx, held, { state: hidden });
    // A question whose answer nobody can read any more has none that was accepted; another one can be.
    if (what === posts.answer && held.question.acceptedAnswer === id)
      await write.changeQuestion(tx, held.question.id, { acceptedAnswer: null });
    await lendPictures(tx, { ...held.post, state: hidden });
    write.settleReports(tx, what, id, now);
    await afterChange(tx, held.question);
    await tell(tx, held, (about) => say.hidden({ about, reason: note }), now);
    return undefined;
  });
}

export function unhide(call: StaffCall, { what, id, note }: InputOf<typeof contract.unhidePost>) {
  return doing(call, { what, id, action: 'shown', note }, async (tx, held, { now }) => {
    if (held.post.state !== postStates.hidden) return gone();
    await write.changePost(tx, held, { state: postStates.shown, waitsFor: 0 });
    await lendPictures(tx, { ...held.post, state: postStates.shown });
    await afterChange(tx, held.question);
    await tell(tx, held, (about) => say.shown({ about, note }), now);
    return undefined;
  });
}

export function release(call: StaffCall, { what, id }: InputOf<typeof contract.releasePost>) {
  return doing(call, { what, id, action: 'released', note: '' }, async (tx, held, at) => {
    if (held.post.state !== postStates.waiting) return gone();
    await write.changePost(tx, held, { state: postStates.shown, waitsFor: 0 });
    await firstShown(tx, held, at);
    await tell(tx, held, (about) => say.released({ about }), at.now);
    return undefined;
  });
}

export function settle(call: StaffCall, { what, id, note }: InputOf<typeof contract.settleReports>) {
  return doing(call, { what, id, action: 'settled', note }, async (tx, _held, { now }) => {
    write.settleReports(tx, what, id, now);
    return undefined;
  });
}

export function lock(call: StaffCall, { id, locked, note }: InputOf<typeof contract.lockQuestion>) {
  const action = locked === 1 ? 'locked' : 'unlocked';
  return doing(call, { what: posts.question, id, action, note }, async (tx) => {
    await write.changeQuestion(tx, id, { locked: locked === 1 });
    return undefined;
  });
}

export function pin(call: StaffCall, { id, pinned, note }: InputOf<typeof contract.pinQuestion>) {
  const action = pinned === 1 ? 'pinned' : 'unpinned';
  return doing(call, { what: posts.question, id, action, note }, async (tx, { question }) => {
    if (question.state !== postStates.shown) return gone();
    await write.changeQuestion(tx, id, { pinned: pinned === 1 });
    await afterChange(tx, question);
    return undefined;
  });
}

export function merge(call: StaffCall, { id, into }: InputOf<typeof contract.mergeQuestions>) {
  return doing(
    call,
    { what: posts.question, id, action: 'merged', note: `into ${into}` },
    async (tx, held, { now }) => {
      const target = await write.holdQuestion(tx, into);
      if (held.question.state !== postStates.shown || target?.state !== postStates.shown) return gone();
      await write.moveInto(tx, id, into, postStates.merged);
      await afterChange(tx, held.question);
      await afterChange(tx, target);
      await tell(
        tx,
        { ...held, question: { ...held.question, id: into } },
        (about) => say.merged({ about, other: target.title }),
        now,
      );
      return undefined;
    },
  );
}
