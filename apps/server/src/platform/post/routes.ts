import { listOutbox } from '@sgb/contract/outbox.ts';
import { sql } from 'drizzle-orm';
import type { Http } from '../http/bind.ts';
import { refuse } from '../http/refusal.ts';

interface Row extends Record<string, unknown> {
  readonly id: string;
  readonly channel: 'mail' | 'sms';
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly created_at: Date | string;
}

export function outboxRoutes(http: Http): void {
  http.bind(listOutbox, async (call, { to }) => {
    if (!call.post.readable) return refuse('notFound');
    const found = await call.db.read((reader) =>
      reader.orm.execute<Row>(sql`
        select id, channel, recipient, subject, body, created_at from outbox
        where not decoy and (${to} = '' or lower(recipient) = ${to}) order by id desc limit 50`),
    );
    return {
      list: found.rows.map(({ created_at, id, ...message }) => ({
        ...message,
        id: Number(id),
        at: new Date(created_at).toISOString(),
      })),
    };
  });
}
