import './frame.css';
import { cx } from '@sgb/ui/cx.ts';
import { ToastOutlet } from '@sgb/ui/toast-outlet.tsx';
import { lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useCartCounting } from '../../shared/cart/cart-count.ts';
import { to } from '../../shared/links/links.ts';
import type { LayoutPart } from '../../shared/page/page-module.ts';
import { Reused } from '../../shared/page/reused.tsx';
import { useShopInfo } from '../../shared/page/shop.ts';
import { useLogin } from '../../shared/session/login.ts';
import { setSlot, whenSlotsRead } from '../../shared/session/slots.ts';
import { usePrivacy } from '../../shared/tracking/consent.ts';
import { usePageView } from '../tracking/start.ts';
import { Floating } from './floating.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { MainNav } from './main-nav.tsx';
import { ProgressLine } from './progress-line.tsx';
import { TabBar } from './tab-bar.tsx';
import { TopBar } from './top-bar.tsx';
import { startGuide } from './use-guide.ts';

/** What comes by itself must not take the page away where it cannot be loaded. */
const nothing = () => ({ default: () => <></> });
const Popups = lazy(() => import('../../features/popups/popups.tsx').catch(nothing));
const SeenBar = lazy(() => import('./seen-bar.tsx').catch(nothing));
const PrivacyBar = lazy(() => import('./privacy-bar.tsx').catch(nothing));

export interface FrameProps {
  hides: readonly LayoutPart[];
  children: ReactNode;
}

/**
 * Everything around a page. `--tab-bar` is how much of the phone's lower edge the tab bar takes; a page with a bar of
 * its own above it marks that with `data-bottom-bar`, and the question of privacy moves up.
 */
export function Frame({ hides, children }: FrameProps) {
  useWatching();
  const nav = !hides.includes('nav');
  const exchange = !hides.includes('exchange');
  const looks = useLooks(hides);
  return (
    <div
      className={cx(
        'flex min-h-dvh flex-col pb-(--tab-bar) has-data-bottom-bar:[--bottom-bar:5.5rem] has-data-[bottom-bar=tall]:[--bottom-bar:7.5rem] lg:[--tab-bar:0px]',
        nav ? '[--tab-bar:calc(3.5rem+env(safe-area-inset-bottom))]' : '[--tab-bar:env(safe-area-inset-bottom)]',
      )}
    >
      <a
        href="#main"
        className="fixed top-2 left-2 z-60 -translate-y-20 rounded-control bg-ink px-4 py-3 font-semibold text-paper text-sm focus:translate-y-0"
      >
        Skip to the content
      </a>
      <ProgressLine />
      {!import.meta.env.SSR && <SeenSlot />}
      <Reused as={looks.upper}>
        <TopBar exchange={exchange} />
        <Header hides={hides} />
        {nav && <MainNav />}
      </Reused>
      <Main>{children}</Main>
      <Reused as={looks.lower}>
        <Footer exchange={exchange} />
        <Floating actions={!hides.includes('actions')} />
        {nav && <TabBar />}
      </Reused>
      {!import.meta.env.SSR && <PrivacySlot />}
      {nav && !import.meta.env.SSR && <PopupSlot />}
      <ToastOutlet />
    </div>
  );
}

/** Nobody looks at what the server renders, and nothing is counted there. */
const useWatching = import.meta.env.SSR
  ? () => undefined
  : () => {
      usePageView();
      useCartCounting();
    };

const marked: readonly string[] = Object.values(to);

/** What the parts around a page look different for; undefined where they are of this page alone. Only the server asks. */
function useLooks(hides: readonly LayoutPart[]): { upper: string | undefined; lower: string | undefined } {
  // The ids inside begin with ours.
  const id = useId();
  const shop = useShopInfo();
  const { pathname, search } = useLocation();
  if (!import.meta.env.SSR) return { upper: undefined, lower: undefined };
  const address = pathname.toLowerCase();
  // Links to the page itself are marked, and to pages above it.
  const here = marked.some((href) => address.startsWith(href)) ? address : '';
  if (here && !marked.includes(here)) return { upper: undefined, lower: undefined };
  const look = `${id} ${here} ${hides} ${JSON.stringify(shop)}`;
  return { upper: search.includes('keyword') ? undefined : `upper ${look}`, lower: `lower ${look}` };
}

/** A page that has just opened is looked at first. */
const calmAfterMs = 2000;

/** Pop-ups are for whoever is logged in, and for guests on the home page; nothing of them is part of the first load. */
function PopupSlot() {
  const login = useLogin();
  useEffect(() => {
    if (login && !login.seenby) return whenSlotsRead(() => setSlot('loginInfoCustomer', login));
  }, [login]);
  const { pathname } = useLocation();
  const [calm, setCalm] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(true), calmAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return calm && !login?.seenby && (login || pathname === to.home) ? (
    <Suspense>
      <Popups userId={login?.userId ?? 0} location={pathname} startGuide={startGuide} />
    </Suspense>
  ) : null;
}

/** For who sees the shop as somebody else. */
function SeenSlot() {
  const login = useLogin();
  // The server does not wait for what is loaded apart.
  const [here, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  return here && login?.seenby ? (
    <Suspense>
      <SeenBar username={login.username} />
    </Suspense>
  ) : null;
}

function PrivacySlot() {
  const shown = usePrivacy((privacy) => privacy.shown !== null);
  return shown ? (
    <Suspense>
      <PrivacyBar />
    </Suspense>
  ) : null;
}

const isTyping = (element: Element | null) => element?.matches('input, textarea, select') ?? false;

/**
 * A new page takes the focus, as it would if the browser had loaded it, unless something in it has taken it already or
 * somebody has begun to type: who writes the next search is not interrupted.
 */
function Main({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const { activeElement } = document;
    if (main.current?.contains(activeElement) || isTyping(activeElement)) return;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <main ref={main} id="main" tabIndex={-1} className="flex-1 outline-none">
      {children}
    </main>
  );
}
