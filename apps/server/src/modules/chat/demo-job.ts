import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { App } from '../../platform/app.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import { demoAnswer } from './demo.ts';
import * as store from './store.ts';
import { markRead, write } from './write.ts';

/** A key that a second run of the job makes, too. */
function keyOf(talkId: number, number: number): string {
  const hex = createHash('sha256').update(`answer ${talkId} ${number}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** A consultant of the demo reads a message and answers, unless somebody has meanwhile written more. */
export const demoAnswerJob = defineJob({
  name: 'chat.demoAnswer',
  payload: z.object({ talkId: z.int(), number: z.int() }),
  async run(app: App, { talkId, number }) {
    if (!app.post.readable) return;
    const now = app.clock.now();
    await app.db.transact(async (tx) => {
      const talk = await store.holdTalk(tx, talkId);
      if (!talk || talk.lastNumber !== number) return;
      const [asked] = await store.messagesBefore(tx, talkId, number + 1, 1);
      if (!asked?.fromShopper) return;
      await markRead(tx, talk, 'contact', number, now);
      const text = demoAnswer(asked.text, number, asked.pictures.length);
      await write(tx, talk, { fromShopper: false, key: keyOf(talkId, number), text, pictures: [], sentAt: now });
    });
  },
});
