import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { defineBatchJob } from '../../../platform/jobs/jobs.ts';
import { post } from '../../../platform/post/outbox.ts';
import { letterOf } from './letter.ts';
import { type Agreed, firstPreferences, offerTo } from './rules.ts';
import { deleteMessages, holdMessages, preferencesOfMany, releaseMessages } from './store.ts';

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

/** Sends the letters of messages. An offer is first shown to its reader, or dropped if they never agreed to offers. */
export function deliverMessageJob({ recipientOf }: MessageNeeds) {
  return defineBatchJob({
    ...deliverOrder,
    run: (app: App, wanted) =>
      app.db.transact(async (tx) => {
        const marketing = new Map(wanted.map((one) => [one.id, one.marketing]));
        const held = (await holdMessages(tx, [...marketing.keys()])).filter(({ mailedAt }) => !mailedAt);
        if (held.length === 0) return;
        const recipients = await Promise.all(held.map(({ accountId }) => recipientOf(tx, accountId)));
        const preferences = await preferencesOfMany(
          tx,
          held.map(({ accountId }) => accountId),
        );
        const plans = held.flatMap((message, place) => {
          const recipient = recipients[place];
          if (!recipient) return [];
          const offer =
            message.held && offerTo(recipient.agreed, preferences.get(message.accountId) ?? firstPreferences);
          const isOffer = marketing.get(message.id) ?? false;
          return [{ message, recipient, isOffer, show: !offer || offer.show, mail: offer ? offer.mail : !isOffer }];
        });
        const idsOf = (some: typeof plans) => some.map(({ message }) => message.id);
        const shown = plans.filter(({ show }) => show);
        const mailed = shown.filter(({ mail }) => mail);
        const now = app.clock.now();
        await deleteMessages(tx, idsOf(plans.filter(({ show }) => !show)));
        await releaseMessages(tx, idsOf(shown.filter(({ mail }) => !mail)), null);
        await releaseMessages(tx, idsOf(mailed), now);
        for (const { message, recipient, isOffer } of mailed) {
          post(tx, letterOf(message, recipient, { marketing: isOffer }), { now });
        }
      }),
  });
}
