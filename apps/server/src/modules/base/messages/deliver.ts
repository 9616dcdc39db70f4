import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { defineBatchJob } from '../../../platform/jobs/jobs.ts';
import { postMany } from '../../../platform/post/outbox.ts';
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
  /** Who accounts belong to. */
  recipientsOf(reader: Sql, accountIds: readonly number[]): Promise<ReadonlyMap<number, Recipient>>;
}

export const deliverOrder = {
  name: 'messages.deliver',
  payload: z.object({ id: z.int(), marketing: z.boolean() }),
};

/** Sends the letters of messages. An offer is first shown to its reader, or dropped if they never agreed to offers. */
export function deliverMessageJob({ recipientsOf }: MessageNeeds) {
  return defineBatchJob({
    ...deliverOrder,
    run: (app: App, wanted) =>
      app.db.transact(async (tx) => {
        const marketing = new Map(wanted.map((one) => [one.id, one.marketing]));
        const held = await holdMessages(tx, [...marketing.keys()]);
        if (held.length === 0) return;
        const accounts = [...new Set(held.map(({ accountId }) => accountId))];
        const [recipients, preferences] = await Promise.all([
          recipientsOf(tx, accounts),
          preferencesOfMany(tx, accounts),
        ]);
        const plans = held.flatMap((message) => {
          const recipient = recipients.get(message.accountId);
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
        deleteMessages(tx, idsOf(plans.filter(({ show }) => !show)));
        releaseMessages(tx, idsOf(shown.filter(({ mail }) => !mail)), null);
        releaseMessages(tx, idsOf(mailed), now);
        postMany(
          tx,
          mailed.map(({ message, recipient, isOffer }) => letterOf(message, recipient, { marketing: isOffer })),
          { now },
        );
      }),
  });
}
