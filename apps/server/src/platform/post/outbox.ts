import type { Slice } from '@sgb/contract/paging.ts';
import { addDays } from '@sgb/contract/time.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { App } from '../app.ts';
import type { Sql, Tx } from '../db/database.ts';
import { defineJob, enqueue } from '../jobs/jobs.ts';
import { writtenText } from '../texts/define.ts';
import type { Message } from './post.ts';

interface Waiting extends Message, Record<string, unknown> {
  readonly id: string;
  readonly decoy: boolean;
}

const keptDays = 7;

const nextText = `
  select id, channel, recipient, subject, body, decoy from outbox
  where delivered_at is null and id > $1 order by id limit $2 for update skip locked`;

const deliveredText = `
  update outbox set delivered_at = $2, body = case when $3::boolean then body else '' end where id = any($1)`;

const postText = `
  insert into outbox (channel, recipient, subject, body, decoy, created_at)
  select channel, recipient,
    case when channel = 'sms' then '' else coalesce(left(${writtenText('words', 'title', 'given', '$2')}, 120), subject) end,
    opening || coalesce(${writtenText('words', 'body', 'given', '$2')}, body), $3, $2
  from rows from (json_to_recordset($1) as (channel text, recipient text, subject text, body text, opening text, words text,
    given jsonb)) with ordinality as m (channel, recipient, subject, body, opening, words, given, place)
  order by place`;

/** What is held at once: a carrier who is quick is given more each time, one who is slow a single message. */
const [firstTogether, mostTogether] = [16, 128];
/** After so long it is written down what was carried: a crash repeats no more than that. */
const writtenAfterMs = 20;

/** Carries what waits behind a message; undefined: there is no more. */
async function carryNext(app: App, after: string, most: number) {
  return app.db.transact(async (tx) => {
    const waiting = await tx.run<Waiting>('post.next', nextText, [after, most]);
    const begun = performance.now();
    const carried: string[] = [];
    let [last, failure]: [string | undefined, unknown] = [undefined, undefined];
    for (const message of waiting) {
      last = message.id;
      try {
        if (!message.decoy) await app.post.deliver(message);
        carried.push(message.id);
      } catch (error) {
        failure = error;
      }
      if (performance.now() - begun > writtenAfterMs) break;
    }
    if (carried.length > 0) tx.send('post.delivered', deliveredText, [carried, app.clock.now(), app.post.readable]);
    if (last === undefined) return undefined;
    const quick = last === waiting.at(-1)?.id;
    return { last, failure, quick, more: !quick || waiting.length === most };
  });
}

/**
 * Delivers what waits: a message that fails stays and the job runs again, the others go. Words with codes in them are
 * wiped once they are delivered, except where everybody may read them.
 */
export const deliverPostJob = defineJob({
  name: 'platform.deliverPost',
  payload: z.object({}),
  cron: '*/5 * * * *',
  async run(app: App) {
    let after = '0';
    let together = firstTogether;
    let failure: unknown;
    for (;;) {
      const next = await carryNext(app, after, together);
      if (!next) break;
      failure = next.failure ?? failure;
      if (!next.more) break;
      after = next.last;
      together = next.quick ? Math.min(mostTogether, together * 2) : 1;
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

/** Go out when, and only when, the transaction commits. A decoy costs the same and is never sent. */
export function postMany(
  tx: Tx,
  messages: readonly Message[],
  { now, decoy = false }: { now: Date; decoy?: boolean },
): void {
  if (messages.length === 0) return;
  const rows = messages.map(({ words, opening = '', ...message }) => ({
    ...message,
    opening,
    words: words?.name ?? null,
    given: words?.values ?? null,
  }));
  tx.send('post.post', postText, [JSON.stringify(rows), now, decoy]);
  enqueue(tx, deliverPostJob, {});
}

/** The same of one. */
export const post = (tx: Tx, message: Message, when: { now: Date; decoy?: boolean }): void =>
  postMany(tx, [message], when);

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
