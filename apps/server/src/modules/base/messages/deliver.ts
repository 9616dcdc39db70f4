import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import { post } from '../../../platform/post/outbox.ts';
import { letterOf } from './letter.ts';
import { type Agreed, offerTo } from './rules.ts';
import { deleteMessage, holdMessage, preferencesOf, releaseMessage } from './store.ts';

export interface Recipient {
  readonly email: string;
  readonly name: string;
  /** Offers in some way, and offers by email. */
  readonly agreed: Agreed;
}

export interface MessageNeeds {
  /** Who an account belongs to. */
  recipientOf(reader: Sql, accountId: number): Promise<Recipient | undefined>;
}

export const deliverOrder = {
  name: 'messages.deliver',
  payload: z.object({ id: z.int(), marketing: z.boolean() }),
};

/** Sends the letter of a message. An offer is first shown to its reader, or dropped if they never agreed to offers. */
export function deliverMessageJob({ recipientOf }: MessageNeeds) {
  return defineJob({
    ...deliverOrder,
    run: (app: App, { id, marketing }) =>
      app.db.transact(async (tx) => {
        const message = await holdMessage(tx, id);
        const recipient = message && (await recipientOf(tx, message.accountId));
        if (!message || !recipient || message.mailedAt) return;
        const now = app.clock.now();
        const offer = message.held && offerTo(recipient.agreed, await preferencesOf(tx, message.accountId));
        if (offer && !offer.show) return deleteMessage(tx, id);
        const mail = offer ? offer.mail : !marketing;
        await releaseMessage(tx, id, mail ? now : null);
        if (mail) await post(tx, letterOf(message, recipient, { marketing }), { now });
      }),
  });
}
