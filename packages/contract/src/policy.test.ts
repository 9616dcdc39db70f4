import { describe, expect, test } from 'vitest';
import { accountMenu, leaderTag, type MenuPerson } from './account-menu.ts';
import { guardedPages, pageVerdict } from './page-rights.ts';
import { orderUserTypeOf, userTypes } from './people.ts';
import { callVerdict, may, type Person, type Right, rights } from './policy.ts';

function person(usertype: keyof typeof userTypes, changes: Partial<MenuPerson> = {}): MenuPerson {
  return {
    usertype: userTypes[usertype],
    isleader: orderUserTypeOf(userTypes[usertype], usertype === 'bigCustomer'),
    customertype: 0,
    customeridentity: 1,
    staffrole: '',
    stockPurchase: 0,
    stockShelves: 0,
    stockShip: 0,
    ...changes,
  };
}

const people: Record<string, Person | null> = {
  guest: null,
  personal: person('normalPersonal'),
  business: person('normalBusiness', { customeridentity: 2 }),
  ambassador: person('header'),
  'business ambassador': person('header', { customeridentity: 2 }),
  member: person('member'),
  'leading big customer': person('bigCustomer'),
  'other big customer': person('bigCustomer', { isleader: orderUserTypeOf(userTypes.bigCustomer, false) }),
  influencer: person('normalPersonal', { customertype: 10 }),
  staff: person('unknown', { staffrole: 'service' }),
  bookkeeper: person('unknown', { staffrole: 'finance' }),
  buyer: person('unknown', { staffrole: 'buyer' }),
  packer: person('unknown', { staffrole: 'warehouse' }),
  marketer: person('unknown', { staffrole: 'marketing' }),
  admin: person('unknown', { staffrole: 'admin' }),
};

const everyone = Object.keys(people);
const except = (...names: string[]) => everyone.filter((name) => !names.includes(name));

test.each<[Right, readonly string[]]>([
  ['everybody', everyone],
  ['shopper', except('guest')],
  ['staff', ['staff', 'bookkeeper', 'buyer', 'packer', 'marketer', 'admin']],
  ['accounts', ['admin']],
  ['finance', ['bookkeeper', 'admin']],
  ['customerService', ['staff', 'admin']],
  ['buying', ['buyer', 'admin']],
  ['warehouse', ['packer', 'admin']],
  ['marketing', ['marketer', 'admin']],
  ['identityChecks', ['staff', 'bookkeeper', 'admin']],
  ['refundRequests', ['staff', 'buyer', 'admin']],
  ['ownerless', ['staff', 'packer', 'admin']],
  ['orders', ['staff', 'bookkeeper', 'buyer', 'packer', 'admin']],
  ['orderMoney', ['staff', 'bookkeeper', 'admin']],
  ['campaigns', ['staff', 'marketer', 'admin']],
  ['forwarding', except('member')],
  ['groupBuy', except('guest', 'business', 'business ambassador', 'leading big customer')],
  ['leadsGroup', ['ambassador', 'business ambassador']],
  ['influencer', ['influencer']],
  ['earns', ['ambassador', 'business ambassador', 'influencer']],
  ['manyReceivers', ['business', 'ambassador', 'business ambassador', 'leading big customer', 'other big customer']],
])('%s is the right of %j', (right, expected) => {
  expect(everyone.filter((name) => may(right, people[name] ?? null))).toEqual(expected);
});

test('the table above knows every right', () => {
  expect(Object.keys(rights)).toHaveLength(21);
});

describe('doors', () => {
  test.each([
    [{ auth: 'guest' }, 'guest', 'allowed'],
    [{ auth: 'shopper' }, 'guest', 'loginFirst'],
    [{ auth: 'shopper' }, 'member', 'allowed'],
    [{ auth: 'staff' }, 'guest', 'loginFirst'],
    [{ auth: 'staff' }, 'member', 'noRight'],
    [{ auth: 'staff' }, 'staff', 'allowed'],
    [{ auth: 'shopper', right: 'manyReceivers' }, 'member', 'noRight'],
    [{ auth: 'shopper', right: 'manyReceivers' }, 'ambassador', 'allowed'],
    [{ auth: 'guest', right: 'forwarding' }, 'guest', 'allowed'],
    [{ auth: 'guest', right: 'forwarding' }, 'member', 'noRight'],
  ] as const)('a call with %j answers %s with %s', (door, name, verdict) => {
    expect(callVerdict(door, people[name] ?? null)).toBe(verdict);
  });

  test.each([
    ['shoppingmall/index', 'guest', 'allowed'],
    ['shoporder/cart', 'guest', 'loginFirst'],
    ['shoporder/cart', 'personal', 'allowed'],
    ['groupship/index', 'business', 'noRight'],
    ['groupship/earnings', 'personal', 'allowed'],
    ['customertask/promotion', 'guest', 'allowed'],
    ['customertask/promotion', 'influencer', 'allowed'],
    ['othershop/index', 'guest', 'allowed'],
    ['othershop/index', 'member', 'noRight'],
  ])('the page %s answers %s with %s', (path, name, verdict) => {
    expect(pageVerdict(path, people[name] ?? null)).toBe(verdict);
  });
});

describe('the account menu', () => {
  const always = [
    'My orders',
    'My parcels',
    'Cart',
    'Favorites',
    'Message center',
    'Coupons',
    'Recharge',
    'Bill',
    'Withdraw',
    'Transfer',
    'S Coin',
    'Membership',
    'After-sale service',
    'My addresses',
    'Chat',
    'My teams',
    'Personal info',
    'Update password',
    'FAQ',
  ];
  const forwarding = 'SGB Forwarding Agency';
  const labels = (who: MenuPerson) => accountMenu(who).map(({ label }) => label);

  test.each<[string, MenuPerson, readonly string[]]>([
    ['a shopper', person('normalPersonal'), [forwarding, 'Group-buy']],
    ['a business', person('normalBusiness', { customeridentity: 2 }), [forwarding]],
    ['a big customer who leads', person('bigCustomer'), [forwarding]],
    ['a member of a group', person('member'), ['Group-buy']],
    ['an ambassador', person('header'), [forwarding, 'Group-buy', 'Earnings']],
    [
      'an influencer',
      person('normalPersonal', { customertype: 10 }),
      [forwarding, 'Group-buy', 'Influencer', 'Earnings'],
    ],
    ['a kind of customer near it', person('normalPersonal', { customertype: 9 }), [forwarding, 'Group-buy']],
    ['a buyer of stock', person('normalPersonal', { stockPurchase: 1 }), [forwarding, 'Group-buy', 'Stock']],
    ['a holder of stock', person('normalPersonal', { stockShelves: 1 }), [forwarding, 'Group-buy', 'Stock']],
    ['a sender of stock', person('normalPersonal', { stockShip: 1 }), [forwarding, 'Group-buy', 'Stock']],
  ])('of %s', (_name, who, extra) => {
    expect(labels(who).toSorted()).toEqual([...always, ...extra].toSorted());
  });

  test('leads only to pages that its reader may open', () => {
    for (const who of Object.values(people)) {
      if (!who) continue;
      for (const { href } of accountMenu({ ...person('normalPersonal'), ...who })) {
        expect([href, pageVerdict(href.slice(1), who)]).toEqual([href, 'allowed']);
      }
    }
  });

  test('tags the two kinds of people in a group', () => {
    expect(everyone.map((name) => [name, people[name] && leaderTag(people[name])]).filter(([, tag]) => tag)).toEqual([
      ['ambassador', 'Group-Buy Ambassador'],
      ['business ambassador', 'Group-Buy Ambassador'],
      ['member', 'Group-Buy member'],
    ]);
  });
});

test('no page is guarded twice', () => {
  expect(new Set(guardedPages).size).toBe(guardedPages.length);
});
