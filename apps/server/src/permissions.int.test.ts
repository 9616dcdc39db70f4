import type { Endpoint } from '@sgb/contract/endpoint.ts';
import { endpoints } from '@sgb/contract/endpoints.ts';
import { callVerdict, type Person, type Verdict } from '@sgb/contract/policy.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, idFields, idsIn, inputFor, isOwnList, send, ticketFor, walk } from './permissions.fixture.ts';
import { openTestShop, type TestShop } from './testing/shop.ts';
import { drawnPicture, uploaderOf } from './testing/uploader.ts';

/** Every call of the contract, new ones included, as everybody who could come. */

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const calls: readonly Endpoint[] = endpoints;
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

const kinds = [
  'shopper',
  'business',
  'ambassador',
  'member',
  'bigcustomer',
  'influencer',
  'stocker',
  'admin',
  'buyer',
  'warehouse',
  'finance',
  'service',
  'marketing',
];

describe('the declared policy is what is met', () => {
  /** The check of the input comes last: who is told of a wrong field was let in, and nothing has happened. */
  function met({ http, body }: Answer, { file }: Endpoint): Verdict | Answer {
    if (http === 401 && body.status === 3000012) return 'loginFirst';
    if (http === 403 && body.status === 3000013) return 'noRight';
    const answered = file ? (body.data as Answer['body']) : body;
    return http === 400 && answered.status === 3000001 ? 'allowed' : { http, body };
  }

  async function verdicts(ticket: string | undefined): Promise<[string, Verdict | Answer][]> {
    const list: [string, Verdict | Answer][] = [];
    for (const call of calls) list.push([nameOf(call), met(await send(shop, call, ticket, { surprise: 1 }), call)]);
    return list;
  }

  const declared = (who: Person | null) => calls.map((call) => [nameOf(call), callVerdict(call, who)]);

  test('by a guest', async () => {
    expect(await verdicts(undefined)).toEqual(declared(null));
  });

  test('by a ticket that is over', async () => {
    const ticket = await ticketFor(shop, 'demo_admin');
    await shop.client(ticket).call('GET /api/user/logout', {});
    expect(await verdicts(ticket)).toEqual(declared(null));
  });

  test.each(kinds)('by %s', async (name) => {
    const ticket = await ticketFor(shop, `demo_${name}`);
    const who = await shop.client(ticket).call('GET /api/user/logininfo', {});
    expect(await verdicts(ticket)).toEqual(declared(who));
  });
});

describe('what is somebody else’s', () => {
  type Snapshot = Map<string, unknown>;

  async function snapshotOf(ticket: string): Promise<Snapshot> {
    const seen: Snapshot = new Map();
    for (const call of calls.filter(isOwnList)) {
      const { body } = await send(shop, call, ticket, {});
      if (body.status === 0) seen.set(nameOf(call), body.data);
    }
    return seen;
  }

  const wordsOf = (value: unknown) =>
    new Set([...walk(value)].flatMap(([, word]) => (typeof word === 'string' && word.length >= 6 ? [word] : [])));

  /** Anybody may answer a question that everybody reads, and vote for it: that its owner sees so is what they are for. */
  const forOthers = new Set(['POST /api/question/reply', 'POST /api/question/vote']);

  test('can be neither read nor changed by its number, in any call', async () => {
    const uploader = await uploaderOf(shop, 'ambassador');
    const { data: file } = await uploader.upload('avatar', 'me.png', await drawnPicture(20, 20));
    const owner = uploader.ticket;
    const ownFile = () => shop.client(owner).call('GET /api/upload/files', { fileNames: file.fileName });
    const fileBefore = await ownFile();
    const thief = await ticketFor(shop, 'demo_business');
    await snapshotOf(owner);
    const before = await snapshotOf(owner);
    const ids = [file.fileName, ...[...before.values()].flatMap((list) => idsIn(list).slice(0, 4))];
    expect(before.size).toBeGreaterThan(8);
    expect(ids.length).toBeGreaterThan(10);
    const shared = wordsOf([...(await snapshotOf(thief)).values()]);
    const secrets = [...wordsOf([...before.values()])].filter((word) => !shared.has(word) && !ids.includes(word));
    expect(secrets.length).toBeGreaterThan(10);

    const tried = new Set<string>();
    const leaks: unknown[] = [];
    for (const call of calls.filter((each) => each.auth === 'shopper' && !forOthers.has(nameOf(each)))) {
      for (const field of idFields(call)) {
        for (const id of ids) {
          const input = inputFor(call, field, id) ?? inputFor(call, field, String(id));
          if (!input) continue;
          const { http, body } = await send(shop, call, thief, input);
          const text = JSON.stringify(body);
          tried.add(nameOf(call));
          if (http >= 500 || secrets.some((secret) => text.includes(JSON.stringify(secret)))) {
            leaks.push([nameOf(call), input, body]);
          }
        }
      }
    }
    expect(leaks).toEqual([]);
    expect(Object.fromEntries(await snapshotOf(owner))).toEqual(Object.fromEntries(before));
    expect(await ownFile()).toEqual(fileBefore);
    expect([...tried]).toEqual(
      expect.arrayContaining([
        'GET /api/user/address/editpage',
        'POST /api/user/address/edit',
        'POST /api/user/address/delete',
        'POST /api/user/address/default',
        'POST /api/user/avatar',
        'GET /api/message/detail',
        'POST /api/message/read',
        'GET /api/user/coupon/usedetail',
        'POST /api/upload/remove',
        'POST /api/upload/file',
      ]),
    );
    // Every call with every number: on a busy machine that takes its time.
  }, 90_000);
});
