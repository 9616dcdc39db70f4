import type { createBrowserRouter } from 'react-router';
import { sayWhatWasKept } from '../shared/session/say-later.ts';
import { keepTicket, readTicket, readUserId } from '../shared/session/session.ts';
import { setSlot } from '../shared/session/slots.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;
type Place = Pick<Location, 'pathname' | 'search'>;

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
  /** An invitation or an advert may lead to any page; who registers later came with it all the same. */
  const arrive = ({ pathname, search }: Place) => {
    if (isLogin(pathname)) return;
    setSlot('originUrl', pathname + search);
    const query = new URLSearchParams(search);
    const [inviteCode, regfrom] = [query.get('inviteCode'), query.get('regfrom') ?? query.get('utm_source')];
    if (inviteCode) setSlot('inviteCode', inviteCode.slice(0, 8));
    if (regfrom) setSlot('regfrom', regfrom.slice(0, 40));
  };
  slide();
  arrive(router.state.location);
  sayWhatWasKept();
  router.subscribe(({ navigation, location: from }) => {
    if (navigation.state !== 'loading') return;
    slide();
    if (!isLogin(from.pathname)) arrive(navigation.location);
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
