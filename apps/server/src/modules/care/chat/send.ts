import type { sendChatMessage } from '@sgb/contract/chat.ts';
import { minuteMs } from '@sgb/contract/time.ts';
import type { z } from 'zod';
import type { Tx } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { useFiles } from '../../base/uploads/index.ts';
import { contactOf, servingContact } from '../../people/contacts/index.ts';
import { sideOf } from './rules.ts';
import { chatTerms } from './settings.ts';
import * as store from './store.ts';
import { shownMessage } from './view.ts';
import { write } from './write.ts';

export interface ChatNeeds {
  /** Told what a shopper has written to a consultant, by the transaction that writes it. */
  asked(tx: Tx, question: { readonly talkId: number; readonly number: number }, now: Date): void;
}

type Wish = z.output<typeof sendChatMessage.input>;

export const send = (needs: ChatNeeds) => (call: Call<'shopper'>, input: Wish) => sendMessage(call, input, needs);

async function sendMessage(call: Call<'shopper'>, input: Wish, { asked }: ChatNeeds) {
  const { accountId } = call.session;
  const now = call.clock.now();
  const { perMinute } = (await call.settings()).get(chatTerms);
  const contact = input.conversation === 0 ? await contactOf(call) : null;
  if (input.conversation === 0 && !contact) return refuse('noContact');
  return call.db.transact(async (tx) => {
    const talk = contact
      ? await store.holdTalkOf(tx, accountId, contact.contactId, now)
      : await store.holdTalk(tx, input.conversation);
    const side = talk && sideOf(talk, accountId);
    if (!talk || !side) return refuse('notFound', 'We could not find that chat.');
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
    if (fromShopper && serving.kind === 'consultant') {
      asked(tx, { talkId: talk.id, number: message.number }, now);
    }
    return { conversation: talk.id, message: shownMessage(call, message, true) };
  });
}
