import './no-eval.ts';
import './shop.css';
import { createClient } from '@sgb/contract/client.ts';
import { isDataLight } from '@sgb/ui/data-light.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  RouterProvider,
} from 'react-router';
import { ApiContext, createQueryClient, servicesContext } from '../shared/api/api.ts';
import { leaveForLogin, leaveWhenUnreachable } from '../shared/api/leave.ts';
import { overNetwork } from '../shared/api/network.ts';
import { partsOfFirstPage } from '../shared/page/lazy-part.ts';
import { useKept } from '../shared/session/kept.ts';
import { readTicket } from '../shared/session/session.ts';
import { useSlots } from '../shared/session/slots.ts';
import { isChunkError, reloadForChunk } from './chunk-reload.ts';
import { DataLightOfPage } from './data-light.tsx';
import { type Held, takeUp } from './held.ts';
import { type PageAbout, pageRoute } from './page-route.ts';
import { besidesPages, rootRoute } from './root-route.ts';
import { takeState } from './state.ts';
import { startTracking } from './tracking/start.ts';
import { followVisit } from './visit.ts';

declare global {
  interface Window {
    held?: Held;
  }
}

const basename = '/shop';

const loadTable = () => import('./routes.tsx');

/**
 * The server says what the first page is and where its code is, so that the table of all pages can wait. The code must be
 * there before React takes over, or it would show nothing for a moment.
 */
async function routeOfFirstPage(about: PageAbout, address: string): Promise<RouteObject> {
  const load = (): Promise<unknown> => import(/* @vite-ignore */ address);
  const route = pageRoute(about, { load, guard: async (...asked) => (await loadTable()).guardPage(...asked) });
  return { ...route, ...(await route.lazy()), lazy: undefined };
}

/** The page for a lost line stands for any page. */
async function routesOfShell(): Promise<RouteObject[]> {
  const { pageRoutes } = await loadTable();
  const lazy = matchRoutes(pageRoutes, location, basename)?.filter(({ route }) => route.lazy) ?? [];
  await Promise.all(
    lazy.map(async ({ route }) => {
      const { lazy: load } = route as Partial<ReturnType<typeof pageRoute>>;
      Object.assign(route, { ...(await load?.()), lazy: undefined });
    }),
  );
  return pageRoutes;
}

/** Whoever points at something may be about to leave the first page. */
function loadPagesWhenNeeded(): void {
  if (isDataLight()) return;
  const load = () => void loadTable();
  for (const sign of ['pointerover', 'touchstart', 'focusin', 'keydown'])
    addEventListener(sign, load, { once: true, passive: true });
}

/** A page that has just opened is looked at first; who is logged in has something to keep of it. */
const calmAfterMs = 10_000;

function Alive({ onAlive, children }: { onAlive: () => void; children: ReactNode }) {
  useEffect(onAlive, [onAlive]);
  return children;
}

async function start(): Promise<void> {
  if (/ticket/i.test(location.search) && (await import('./ticket-from-address.ts')).takeTicketFromAddress()) return;
  const api = createClient({
    transport: overNetwork,
    ticket: readTicket,
    onNoSession: leaveForLogin,
    onUnreachable: leaveWhenUnreachable,
  });
  const queryClient = createQueryClient(api);
  const state = document.getElementById('sgb-state');
  // The page for a lost line has none: everything is asked for here, of what this device knows.
  const shell = state?.textContent ? undefined : await import('./offline/shell.ts');
  if (shell?.awaitLine()) return;
  const taken = state?.textContent ? takeState(state.textContent, queryClient) : undefined;
  const address = state?.dataset.page;
  const first = taken?.page && address && (await routeOfFirstPage(taken.page, address));
  const known = taken ? [...(first ? [first] : []), ...besidesPages] : await routesOfShell();
  let knowsAll = !taken;
  const router = createBrowserRouter([{ ...rootRoute, children: known }], {
    basename,
    ...(taken && { hydrationData: taken.router }),
    async patchRoutesOnNavigation({ patch, signal }) {
      if (knowsAll) return;
      const { pageRoutes } = await loadTable();
      patch(rootRoute.id, pageRoutes);
      knowsAll = !signal.aborted;
    },
    getContext: () => new RouterContextProvider(new Map([[servicesContext, { api, queryClient, ticket: readTicket }]])),
  });
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no root');
  await shell?.settled(router);
  const alive = new Promise<void>((resolve) => {
    const app = (
      <StrictMode>
        <Alive onAlive={resolve}>
          <QueryClientProvider client={queryClient}>
            <ApiContext value={api}>
              <DataLightOfPage>
                <RouterProvider router={router} />
              </DataLightOfPage>
            </ApiContext>
          </QueryClientProvider>
        </Alive>
      </StrictMode>
    );
    if (shell) createRoot(root).render(app);
    else hydrateRoot(root, app);
  });
  await Promise.all([alive, useSlots.persist.rehydrate(), useKept.persist.rehydrate()]);
  await partsOfFirstPage();
  loadPagesWhenNeeded();
  startTracking(router);
  followVisit(router);
  document.documentElement.dataset.ready = 'yes';
  if (window.held) await takeUp(window.held, router);
  const startOffline = () => void import('./offline/offline.ts').then((offline) => offline.startOffline(queryClient));
  setTimeout(startOffline, readTicket() ? 0 : calmAfterMs);
}

window.addEventListener('vite:preloadError', (event) => {
  if (reloadForChunk()) event.preventDefault();
});

start().catch((error: unknown) => {
  // Without a line the words of the shell say all there is to say.
  if (navigator.onLine !== false && (!isChunkError(error) || !reloadForChunk())) throw error;
});
