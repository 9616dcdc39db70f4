import { useEffect } from 'react';
import { type createBrowserRouter, useLocation, useMatches, useNavigationType } from 'react-router';
import { writeCookie } from '../../shared/session/session.ts';
import { setSlot } from '../../shared/session/slots.ts';
import { keptAddress, pageName, position, readSpm, withSpm } from '../../shared/tracking/spm.ts';
import { handleOf } from '../page-route.ts';
import { happened, quietly, type View } from './happenings.ts';
import { itemOf, positionOf } from './places.ts';

/**
 * The small part that is there from the beginning: it knows which page is shown and how the visitor came to it, and
 * gives addresses their spm. Everything else is loaded when the page has nothing better to do.
 */

const basename = '/shop';
/** So long after a click or an Enter a navigation is still its doing, though the server was asked in between. */
const lastingMs = 5000;

let view: View | undefined;
let running = false;
let touched: { readonly spm: string; readonly at: number } | undefined;

function lastTouch(): string | undefined {
  return touched && performance.now() - touched.at < lastingMs ? touched.spm : undefined;
}

/**
 * Kept where the product document has them: two slots, and cookies that only the API is sent. A login page has just
 * cleared all that was stored of the shopper before, so nothing is stored there.
 */
function keep(shown: View): void {
  const { refer, refSpm } = /^(login|register)/.test(shown.page) ? { refer: '', refSpm: '' } : shown;
  setSlot('referValue', refer || null);
  setSlot('refSpm', refSpm || null);
  writeCookie('refer', refer, undefined, '/api');
  writeCookie('refspm', refSpm, undefined, '/api');
}

function show(page: string, path: string, search: string, replaced: boolean): void {
  const address = keptAddress(basename + path + search);
  if (view && (view.address === address || (replaced && view.address.split('?')[0] === basename + path))) {
    view = { ...view, address };
    return;
  }
  const refer = view ? view.address : keptAddress(document.referrer);
  view = { page, address, refer, refSpm: readSpm(search) || lastTouch() || '' };
  touched = undefined;
  if (running) keep(view);
  happened({ view });
}

/** Called where every page passes, the error page too. */
export function usePageView(): void {
  const { pathname, search } = useLocation();
  const replaced = useNavigationType() === 'REPLACE';
  const page = pageName(handleOf(useMatches().at(-1))?.about.path);
  useEffect(() => quietly(() => show(page, pathname, search, replaced)), [page, pathname, search, replaced]);
}

const pageOf = () => view?.page ?? 'notfound';
const pathOf = (address: string) => address.slice(basename.length);

function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link?.origin === location.origin && link.pathname.startsWith(`${basename}/`) ? link : null;
}

/** A link that is opened in another tab or copied carries its spm, too. */
function markLink(event: Event): void {
  const link = linkOf(event);
  if (!link) return;
  const to = pathOf(link.pathname + link.search + link.hash);
  const marked = withSpm(to, pathOf(location.pathname + location.search), positionOf(link, pageOf()));
  if (marked !== to) link.href = basename + marked;
}

function touch({ target }: Event): void {
  const element = target instanceof Element && target.closest('a, button, form, [role=option]');
  if (element) touched = { spm: positionOf(element, pageOf()), at: performance.now() };
}

function click(event: Event): void {
  touch(event);
  const link = linkOf(event);
  if (link && view) happened({ click: { view, spm: positionOf(link, view.page), value: itemOf(link) } });
}

type Router = ReturnType<typeof createBrowserRouter>;

/** Every way to another page ends in this function of the router: links, searches, buttons. */
function markNavigations(router: Router): void {
  const navigate = router.navigate as (to: unknown, options?: unknown) => Promise<void>;
  const marked = (to: unknown) => {
    if (typeof to !== 'string') return to;
    return withSpm(to, pathOf(location.pathname + location.search), lastTouch() ?? position(pageOf()));
  };
  router.navigate = ((to: unknown, options?: unknown) => navigate(marked(to), options)) as Router['navigate'];
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 500);
}

/** After the slots have been read: what they remember of the visit before must not win over this one. */
export function startTracking(router: Router): void {
  quietly(() => {
    running = true;
    if (view) keep(view);
    markNavigations(router);
    const on = (name: string, work: (event: Event) => void) =>
      document.addEventListener(name, (event) => quietly(() => work(event)), { capture: true, passive: true });
    on('pointerdown', markLink);
    on('click', click);
    on('auxclick', click);
    on('submit', touch);
    // Without it the shop works all the same.
    whenIdle(() => import('./observe.ts').then(({ observe }) => quietly(observe)).catch(() => undefined));
  });
}
