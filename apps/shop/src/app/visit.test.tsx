import { attachSink } from '@sgb/ui/notify.ts';
import { expect, onTestFinished, test } from 'vitest';
import { sayOnNextPage } from '../shared/session/say-later.ts';
import { clearAllSlots, useSlots } from '../shared/session/slots.ts';
import { followVisit } from './visit.ts';

type Router = Parameters<typeof followVisit>[0];

/** A router that goes where the test says. */
function routerAt(first: string) {
  const place = (path: string) => {
    const { pathname, search } = new URL(path, location.origin);
    return { pathname, search };
  };
  let from = place(first);
  let tell: (state: unknown) => void = () => undefined;
  const router = {
    state: { location: from },
    subscribe: (listener: typeof tell) => {
      tell = listener;
      return () => undefined;
    },
  } as unknown as Router;
  return {
    router,
    go(path: string) {
      tell({ location: from, navigation: { state: 'loading', location: place(path) } });
      from = place(path);
    },
  };
}

test('where somebody is counts from the first page on, but for the pages of the login', async () => {
  await useSlots.persist.rehydrate();
  clearAllSlots();
  const { router, go } = routerAt('/shop/product/1.html?inviteCode=ABC123&utm_source=radio');
  followVisit(router);
  expect(useSlots.getState()).toMatchObject({
    originUrl: '/shop/product/1.html?inviteCode=ABC123&utm_source=radio',
    inviteCode: { code: 'ABC123', at: expect.any(Number) },
    regfrom: 'radio',
  });
  go('/shop/product/2.html?inviteCode=XYZ789&spm=sgb.promotion.link.abcd2345');
  expect(useSlots.getState()).toMatchObject({ inviteCode: { code: 'XYZ789' }, regfrom: 'sgb.promotion.link.abcd2345' });
  go('/shop/bill/index?type=1');
  expect(useSlots.getState().originUrl).toBe('/shop/bill/index?type=1');
  go('/shop/login');
  expect(useSlots.getState().originUrl).toBe('/shop/bill/index?type=1');
  go('/shop/helpcenter/index/terms');
  expect(useSlots.getState().originUrl).toBe('/shop/bill/index?type=1');
  clearAllSlots();
});

test('what a page had to say before it was left is said once', () => {
  const said: string[] = [];
  onTestFinished(attachSink(({ message }) => void said.push(message)));
  sayOnNextPage('Welcome, your account is ready.');
  followVisit(routerAt('/shop/').router);
  followVisit(routerAt('/shop/').router);
  // Others in this browser may have said something that nobody showed yet.
  expect(said.filter((message) => message.startsWith('Welcome'))).toHaveLength(1);
  clearAllSlots();
});
