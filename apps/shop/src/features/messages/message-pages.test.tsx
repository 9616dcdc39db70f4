import type { MessageType } from '@sgb/contract/message-types.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import type { Answers } from '../../testing/fake-shop.ts';
import { openPage } from '../../testing/open.tsx';

interface Told {
  readonly id: number;
  readonly type: MessageType;
  readonly subtype: 0 | 10 | 40;
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly money: number | null;
  read: boolean;
}

/** Thirty-one messages: one that arrived, one of money, S Coin, and many that were read. */
function account(): Answers {
  const base = { text: '', link: '', money: null, read: true };
  const arrived = { ...base, type: 3, title: 'Arrived at our China warehouse', text: 'It weighs 3.4 kg.' } as const;
  const all: Told[] = [
    { ...arrived, id: 1, subtype: 0, link: '/deliveryorder/2/index', read: false },
    { ...base, id: 2, type: 5, subtype: 10, title: 'Recharge credited', money: 10_000, read: false },
    { ...base, id: 3, type: 4, subtype: 40, title: 'You earned 246 S Coin' },
    { ...base, id: 4, type: 4, subtype: 0, title: 'Your coupon ends soon' },
    ...Array.from({ length: 27 }, (_, i) => ({ ...arrived, id: 5 + i, subtype: 0 as const, title: `Bought ${i}` })),
  ];
  const unread = () => all.filter(({ read }) => !read).length;
  const inView = (view: number) => all.filter(({ type, read }) => view === 1 || (view === 2 ? !read : type === view));
  let preferences = { emailMoney: true, emailOrder: false };
  return {
    'GET /api/message/list': () => ({
      types: ([1, 2, 3, 4, 5] as const).map((type) => ({
        type,
        total: inView(type).length,
        unread: inView(type).filter(({ read }) => !read).length,
      })),
      subtypes: all.map(({ type, subtype, read }) => ({ type, subtype, total: 1, unread: read ? 0 : 1 })),
      unread: unread(),
    }),
    'GET /api/message/record': ({ type, subtype, page: number }) => {
      const found = inView(type).filter((each) => subtype === undefined || each.subtype === subtype);
      const items = found.slice(20 * (number - 1), 20 * number).map((each) => ({ ...each }));
      return { items, total: found.length, page: number, pages: Math.max(1, Math.ceil(found.length / 20)) };
    },
    'GET /api/message/detail': ({ id }) => ({ ...all.find((each) => each.id === id) }),
    'POST /api/message/read': ({ id }) => {
      for (const each of all) if (each.id === id) each.read = true;
      return { unread: unread() };
    },
    'POST /api/message/readall': ({ type }) => {
      for (const each of inView(type)) each.read = true;
      return { unread: unread() };
    },
    'GET /api/message/preferences': () => ({ preferences, email: 'thandi@demo.test', agreed: { any: true } }),
    'POST /api/message/preferences': (wanted) => {
      preferences = wanted;
      return wanted;
    },
  };
}

const list = page.getByRole('list', { name: 'Messages' });
const types = page.getByRole('navigation', { name: 'Types of messages' });

test.for(['phone', 'desk'] as const)('a message is opened, read and counted, on a %s', async (size) => {
  const { address, shop } = await openPage('/message/index?type=3', account(), { as: {}, size });
  await expect.element(list.getByRole('listitem').first()).toBeVisible();
  await expectAccessible('messages');
  await list.getByRole('link', { name: /^Unread: Arrived at our China warehouse/ }).click();
  await expect.element(page.getByRole('heading', { name: 'Arrived at our China warehouse' })).toBeVisible();
  expect(address()).toBe('/message/detail/1/3');
  await expect.element(page.getByText('It weighs 3.4 kg.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'See my parcels' }))
    .toHaveAttribute('href', '/shop/deliveryorder/2/index');
  await expectAccessible('message');
  expect(shop.inputs('POST /api/message/read')).toEqual([{ id: 1, type: 3 }]);
  await page.getByRole('main').getByRole('link', { name: 'Orders' }).click();
  await expect.poll(() => address()).toBe('/message/index?type=3');
  await expect.element(list.getByRole('link', { name: /^Arrived at our China warehouse/ })).toBeVisible();
  await types.getByRole('link', { name: /^Unread/ }).click();
  await expect.element(page.getByText('Arrived at our China warehouse')).not.toBeInTheDocument();
});

test('types, kinds, pages, read all and preferences', async () => {
  const { address, shop } = await openPage('/message/index', account(), { as: {} });
  await expect.element(list.getByRole('listitem')).toHaveLength(20);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect.element(list.getByRole('listitem')).toHaveLength(11);
  expect(address()).toMatch(/page=2/);

  await types.getByRole('link', { name: /^Membership/ }).click();
  // The kinds below belong to the type that is open.
  await expect.poll(() => address()).toMatch(/type=4$/);
  await page
    .getByRole('navigation', { name: 'Kinds' })
    .getByRole('link', { name: /^S Coin/ })
    .click();
  await expect.element(list.getByText('You earned 246 S Coin')).toBeVisible();
  expect(address()).toMatch(/type=4&subtype=40$/);
  await expect.element(list.getByRole('listitem').filter({ hasNotText: 'S Coin' })).not.toBeInTheDocument();

  await types.getByRole('link', { name: /^Unread/ }).click();
  await expect.element(list.getByText('Recharge credited')).toBeVisible();
  await page.getByRole('button', { name: 'Read all' }).click();
  await expect.element(page.getByText('You have read everything')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Read all' })).toBeDisabled();

  await page.getByRole('button', { name: 'Preferences' }).click();
  const sheet = page.getByRole('dialog', { name: 'Preferences' });
  await expect.element(sheet.getByRole('checkbox', { name: /^Money/ })).toBeChecked();
  await sheet.getByRole('checkbox', { name: /^Orders/ }).click();
  await expectAccessible('message preferences');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Your preferences are saved.')).toBeVisible();
  expect(shop.inputs('POST /api/message/preferences')).toMatchObject([{ emailMoney: true, emailOrder: true }]);
});
