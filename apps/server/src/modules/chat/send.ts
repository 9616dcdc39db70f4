import type { sendChatMessage } from '@sgb/contract/chat.ts';
import { minuteMs } from '@sgb/contract/time.ts';
import type { z } from 'zod';
import type { Call } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { contactOf, servingContact } from '../contacts/index.ts';
import { useFiles } from '../uploads/index.ts';
import { demoAnswerJob } from './demo-job.ts';
import { sideOf } from './rules.ts';
import * as store from './store.ts';
import { shownMessage } from './view.ts';
import { write } from './write.ts';

/** Nobody types faster; an answer that comes at once would be taken for a machine's, which it is. */
const demoPauseMs = 1500;

export async function send(call: Call<'shopper'>, input: z.output<typeof sendChatMessage.input>) {
  const { accountId } = call.session;
  const now = call.clock.now();
  const { perMinute } = (await call.settings()).get('chat.terms');
  const contact = input.conversation === 0 ? await contactOf(call) : null;
  if (input.conversation === 0 && !contact) return refuse('noContact');
  return call.db.transact(async (tx) => {
    const talk = contact
      ? await store.holdTalkOf(tx, accountId, contact.contactId, now)
      : await store.holdTalk(tx, input.conversation);
    const side = talk && sideOf(talk, accountId);
    if (!talk || !side) return refuse('notFound', 'We could not find that talk.');
    const fromShopper = side === 'shopper';
    const known = await store.messageByKey(tx, talk.id, input.key);
    if (known) {
      if (known.fromShopper !== fromShopper) return refuse('badInput', 'key: is taken', { field: 'key' });
      return { conversation: talk.id, message: shownMessage(call, known, true) };
    }
    const serving = await servingContact(tx, talk.shopperId);
    if (serving?.contactId !== talk.contactId) return refuse('talkClosed');
    const back = await store.sentBack(tx, talk.id, fromShopper, perMinute);
    if (back && now.getTime() - back.getTime() < minuteMs) return refuse('tooFast');
    const refusal = await useFiles(tx, { accountId, purpose: 'chat' }, input.pictures, now);
    if (refusal) return refusal;
    const { key, text, pictures } = input;
    const message = await write(tx, talk, { fromShopper, key, text, pictures, sentAt: now });
    // In the demo nobody sits at the other end.
    if (call.post.readable && fromShopper && serving.kind === 'consultant') {
      const runAt = new Date(now.getTime() + demoPauseMs);
      enqueue(tx, demoAnswerJob, { talkId: talk.id, number: message.number }, { runAt });
    }
    return { conversation: talk.id, message: shownMessage(call, message, true) };
  });
}
