import './shop.css';
import { createClient } from '@sgb/contract/client.ts';
import { type DehydratedState, HydrationBoundary, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  type HydrationState,
  matchRoutes,
  RouterContextProvider,
  RouterProvider,
} from 'react-router';
import { ApiContext, createQueryClient, servicesContext } from '../shared/api/api.ts';
import { leaveForLogin, leaveWhenUnreachable } from '../shared/api/leave.ts';
import { overNetwork } from '../shared/api/network.ts';
import { useKept } from '../shared/session/kept.ts';
import { readTicket } from '../shared/session/session.ts';
import { useSlots } from '../shared/session/slots.ts';
import { isChunkError, reloadForChunk } from './chunk-reload.ts';
import type { Held } from './held.ts';
import { routes } from './routes.tsx';
import { startTracking } from './tracking/start.ts';
import { followVisit, takeTicketFromAddress } from './visit.ts';

declare global {
  interface Window {
    held?: Held;
  }
}

const basename = '/shop';

interface ServerState {
  readonly queries: DehydratedState;
  readonly router: HydrationState;
}

function takeState(): ServerState {
  return JSON.parse(document.getElementById('sgb-state')?.textContent ?? '{}') as ServerState;
}

/** The code of the first page must be there before React takes over, or it would show nothing for a moment. */
async function loadFirstPage(): Promise<void> {
  const lazy = matchRoutes(routes, location, basename)?.filter(({ route }) => route.lazy) ?? [];
  await Promise.all(
    lazy.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, { ...(await route.lazy()), lazy: undefined });
    }),
  );
}

function Alive({ onAlive, children }: { onAlive: () => void; children: ReactNode }) {
  useEffect(onAlive, [onAlive]);
  return children;
}

async function start(): Promise<void> {
  if (takeTicketFromAddress()) return;
  const state = takeState();
  const api = createClient({
    transport: overNetwork,
    ticket: readTicket,
    onNoSession: leaveForLogin,
    onUnreachable: leaveWhenUnreachable,
  });
  const queryClient = createQueryClient(api);
  await loadFirstPage();
  const router = createBrowserRouter(routes, {
    basename,
    hydrationData: state.router,
    getContext: () => new RouterContextProvider(new Map([[servicesContext, { api, queryClient, ticket: readTicket }]])),
  });
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no root');
  const alive = new Promise<void>((resolve) => {
    hydrateRoot(
      root,
      <StrictMode>
        <Alive onAlive={resolve}>
          <QueryClientProvider client={queryClient}>
            <HydrationBoundary state={state.queries}>
              <ApiContext value={api}>
                <RouterProvider router={router} />
              </ApiContext>
            </HydrationBoundary>
          </QueryClientProvider>
        </Alive>
      </StrictMode>,
    );
  });
  await Promise.all([alive, useSlots.persist.rehydrate(), useKept.persist.rehydrate()]);
  startTracking(router);
  followVisit(router);
  const late = window.held && (await import('./held.ts'));
  document.documentElement.dataset.ready = 'yes';
  if (window.held) await late?.takeUp(window.held);
}

window.addEventListener('vite:preloadError', (event) => {
  if (reloadForChunk()) event.preventDefault();
});

start().catch((error: unknown) => {
  if (!isChunkError(error) || !reloadForChunk()) throw error;
});
