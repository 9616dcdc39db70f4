import type { createBrowserRouter } from 'react-router';
import { keepTicket, readTicket, readUserId } from '../shared/session/session.ts';
import { setSlot } from '../shared/session/slots.ts';

type Router = ReturnType<typeof createBrowserRouter>;

const isLogin = (path: string) => /^\/shop\/(login|register)/.test(path);

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

/**
 * A ticket in an address, as other programs of ours hand it on, becomes the session of a browser that has none; one
 * that is there is never replaced (docs/decisions/0016). Says whether the page must be loaded anew.
 */
export function takeTicketFromAddress(): boolean {
  const address = new URL(location.href);
  const ticket = address.searchParams.get('ticket');
  if (ticket === null) return false;
  address.searchParams.delete('ticket');
  history.replaceState(history.state, '', address);
  if (readTicket() || !/^[\w-]{43}$/.test(ticket) || isLogin(address.pathname)) return false;
  keepTicket(ticket, 0);
  location.replace(address);
  return true;
}
