import type { createBrowserRouter } from 'react-router';
import { keepTicket, readTicket, readUserId } from '../shared/session/session.ts';
import { setSlot } from '../shared/session/slots.ts';

type Router = ReturnType<typeof createBrowserRouter>;

export const isLogin = (path: string) => /^\/shop\/(login|register)/.test(path);

/**
 * Product document, section 4: before each navigation its target is kept as the return address, unless the shopper
 * comes from the login. The cookies live a day from the last page, as the session on the server does.
 */
export function followVisit(router: Router): void {
  const slide = () => {
    const ticket = readTicket();
    if (ticket) keepTicket(ticket, readUserId());
  };
  slide();
  router.subscribe(({ navigation, location: from }) => {
    if (navigation.state !== 'loading') return;
    slide();
    const { pathname, search } = navigation.location;
    if (!isLogin(from.pathname) && !isLogin(pathname)) setSlot('originUrl', pathname + search);
  });
}
