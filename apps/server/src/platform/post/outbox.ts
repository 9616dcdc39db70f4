import type { Slice } from '@sgb/contract/paging.ts';
import { addDays } from '@sgb/contract/time.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { App } from '../app.ts';
import type { Sql, Tx } from '../db/database.ts';
import { defineJob, enqueue } from '../jobs/jobs.ts';
import type { Message } from './post.ts';

interface Waiting extends Message, Record<string, unknown> {
  readonly id: string;
  readonly decoy: boolean;
}

const keptDays = 7;

const nextText = `
  select id, channel, recipient, subject, body, decoy from outbox
  where delivered_at is null and id > $1 order by id limit 1 for update skip locked`;

const deliveredText = `
  update outbox set delivered_at = $2, body = case when $3::boolean then body else '' end where id = $1`;

const postText = `
  insert into outbox (channel, recipient, subject, body, decoy, created_at)
  values ($1, $2, case when $1 = 'sms' then '' else coalesce(left(written_text($7, 'title', $8::jsonb, $6), 120), $3) end,
    $9 || coalesce(written_text($7, 'body', $8::jsonb, $6), $4), $5, $6)`;

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
        const [message] = await tx.run<Waiting>('post.next', nextText, [after]);
        if (!message) return undefined;
        try {
          if (!message.decoy) await app.post.deliver(message);
        } catch (error) {
          failure = error;
          return message.id;
        }
        tx.send('post.delivered', deliveredText, [message.id, app.clock.now(), app.post.readable]);
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
export function post(tx: Tx, message: Message, { now, decoy = false }: { now: Date; decoy?: boolean }): void {
  const { channel, recipient, subject, body, words, opening = '' } = message;
  const written = [words?.name ?? null, words ? JSON.stringify(words.values) : null, opening];
  tx.send('post.post', postText, [channel, recipient, subject, body, decoy, now, ...written]);
  enqueue(tx, deliverPostJob, {});
}

interface ListedPost {
  readonly id: number;
  readonly channel: 'mail' | 'sms';
  readonly recipient: string;
  readonly subject: string;
  readonly madeAt: Date;
  readonly sentAt: Date | null;
}

/** What waits, the oldest first, or what has left, the newest first; nobody reads the words here. */
export async function listedPost(reader: Sql, state: 'waiting' | 'sent', { limit, offset }: Slice) {
  const where = `not decoy and delivered_at is ${state === 'waiting' ? '' : 'not '}null`;
  const text = `select id::float8 as id, channel, recipient, subject, created_at as "madeAt", delivered_at as "sentAt"
    from outbox where ${where} order by id ${state === 'waiting' ? '' : 'desc'} limit $1 offset $2`;
  const [rows, [counted]] = await Promise.all([
    reader.run<ListedPost>(`post.listed.${state}`, text, [limit, offset]),
    reader.run<{ total: number }>(
      `post.count.${state}`,
      `select count(*)::int as total from outbox where ${where}`,
      [],
    ),
  ]);
  return { rows, total: counted?.total ?? 0 };
}
