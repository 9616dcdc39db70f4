import { randomUUID } from 'node:crypto';
import { openTestShop, type TestShop } from '@sgb/server/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoAnswerJob } from './answer-job.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const as = async (name: string) => {
  const login = { username: `${name}@demo.test`, password: 'demo1234' };
  return shop.client((await shop.client().call('POST /api/user/logincheck', login)).ticket);
};
const say = (text: string, conversation = 0) => ({ conversation, key: randomUUID(), text });

test('in the demo a consultant reads and answers, once', async () => {
  const shopper = await as('new');
  const { conversation, message } = await shopper.call('POST /api/chat/send', say('How long is the shipping?'));
  const asked = { talkId: conversation, number: message.number };
  await demoAnswerJob.perform({ ...shop.app, post: { ...shop.app.post, readable: false } }, asked);
  expect((await shopper.call('GET /api/chat/unread', {})).unread).toBe(0);
  await demoAnswerJob.perform(shop.app, asked);
  await demoAnswerJob.perform(shop.app, asked);
  const history = await shopper.call('GET /api/chat/messages', { conversation });
  expect(history.conversation).toMatchObject({ unread: 1, readByOther: 1 });
  expect(history.messages.at(-1)?.text).toMatch(/^Air takes 10 to 20 days/);
});
