import { createHash } from 'node:crypto';
import type { ChatNeeds } from '@sgb/server/modules/care/chat/index.ts';
import { holdTalk, markRead, messagesBefore, write } from '@sgb/server/modules/care/chat/seed.ts';
import type { App } from '@sgb/server/platform/app.ts';
import { defineJob, enqueue } from '@sgb/server/platform/jobs/jobs.ts';
import { z } from 'zod';
import { demoAnswer } from './answers.ts';

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
      const talk = await holdTalk(tx, talkId);
      // Somebody of staff has it in hand: they answer themselves.
      if (!talk || talk.lastNumber !== number || talk.takenBy !== null) return;
      const [asked] = await messagesBefore(tx, talkId, number + 1, 1);
      if (!asked?.fromShopper) return;
      await markRead(tx, talk, 'contact', number, now);
      const text = demoAnswer(asked.text, number, asked.pictures.length);
      await write(tx, talk, { fromShopper: false, key: keyOf(talkId, number), text, pictures: [], sentAt: now });
    });
  },
});

/** Nobody types faster; an answer that comes at once would be taken for a machine's, which it is. */
const pauseMs = 1500;

/** In the demo nobody sits at the other end. */
export const demoChat: ChatNeeds = {
  asked: (tx, question, now) => enqueue(tx, demoAnswerJob, question, { runAt: new Date(now.getTime() + pauseMs) }),
};
