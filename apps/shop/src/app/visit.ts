import type { createBrowserRouter } from 'react-router';
import { sayWhatWasKept } from '../shared/session/say-later.ts';
import { keepTicket, readTicket, readUserId } from '../shared/session/session.ts';
import { setSlot } from '../shared/session/slots.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;
type Place = Pick<Location, 'pathname' | 'search'>;

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
  /** An invitation or an advert may lead to any page; who registers later came with it all the same. */
  const arrive = ({ pathname, search }: Place) => {
    if (isLogin(pathname)) return;
    setSlot('originUrl', pathname + search);
    const query = new URLSearchParams(search);
    const inviteCode = query.get('inviteCode');
    // An influencer's links are told apart by their spm.
    const regfrom = query.get('regfrom') ?? query.get('utm_source') ?? (inviteCode && query.get('spm'));
    if (inviteCode) setSlot('inviteCode', { code: inviteCode.slice(0, 8), at: Date.now() });
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
