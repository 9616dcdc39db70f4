import { addDays } from '@sgb/contract/time.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { App } from '../app.ts';
import type { Tx } from '../db/database.ts';
import { defineJob, enqueue } from '../jobs/jobs.ts';
import type { Message } from './post.ts';

interface Waiting extends Message, Record<string, unknown> {
  readonly id: string;
  readonly decoy: boolean;
}

const keptDays = 7;

/**
 * Delivers what waits, one message a transaction: a message that fails stays and the job runs again, the others go.
 * Words with codes in them are wiped once they are delivered, except where everybody may read them.
 */
export const deliverPostJob = defineJob({
  name: 'platform.deliverPost',
  payload: z.object({}),
  cron: '*/5 * * * *',
  async run(app: App) {
    let after = '0';
    let failure: unknown;
    for (;;) {
      const next = await app.db.transact(async (tx) => {
        const found = await tx.orm.execute<Waiting>(sql`
          select id, channel, recipient, subject, body, decoy from outbox
          where delivered_at is null and id > ${after} order by id limit 1 for update skip locked`);
        const [message] = found.rows;
        if (!message) return undefined;
        try {
          if (!message.decoy) await app.post.deliver(message);
        } catch (error) {
          failure = error;
          return message.id;
        }
        const words = app.post.readable ? sql`body` : sql`''`;
        await tx.orm.execute(
          sql`update outbox set delivered_at = ${app.clock.now().toISOString()}, body = ${words} where id = ${message.id}`,
        );
        return message.id;
      });
      if (next === undefined) break;
      after = next;
    }
    if (failure) throw failure;
  },
});

export const sweepOutboxJob = defineJob({
  name: 'platform.sweepOutbox',
  payload: z.object({}),
  cron: '41 3 * * *',
  async run(app: App) {
    const before = addDays(app.clock.now(), -keptDays).toISOString();
    await app.db.transact((tx) => tx.orm.execute(sql`delete from outbox where created_at < ${before}`));
  },
});

/** Goes out when, and only when, the transaction commits. A decoy costs the same and is never sent. */
export async function post(tx: Tx, message: Message, { now, decoy = false }: { now: Date; decoy?: boolean }) {
  await tx.orm.execute(sql`
    insert into outbox (channel, recipient, subject, body, decoy, created_at)
    values (${message.channel}, ${message.recipient}, ${message.subject}, ${message.body}, ${decoy}, ${now.toISOString()})`);
  enqueue(tx, deliverPostJob, {});
}
