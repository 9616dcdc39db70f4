import { createClient } from '@sgb/contract/client.ts';
import type { Rendered, RenderRequest } from '@sgb/server/web/render.ts';
import { DataLight } from '@sgb/ui/data-light.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  RouterContextProvider,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { ApiContext, createQueryClient, servicesContext } from '../shared/api/api.ts';
import { drawnParts, missingParts } from '../shared/page/lazy-part.ts';
import { defaultMeta } from '../shared/page/meta.ts';
import { ReuseContext } from '../shared/page/reused.tsx';
import { metaOfError, metaTags } from './meta.ts';
import { OfflineMessage } from './offline/message.tsx';
import { handleOf } from './page-route.ts';
import { createReuse } from './reuse.tsx';
import { routes } from './routes.tsx';
import { noting, stateOf } from './state.ts';

const basename = '/shop';

/** '/product/1.html' and 'product/:url' alike. */
const firstWord = (path: string) => path.replace(/^\/+/, '').split('/', 1)[0]?.toLowerCase();

/**
 * Each address is tried on every route, and no route begins with a variable: those with another first word are left out,
 * but for the one that takes whatever is nowhere.
 */
function routesFor(word: string | undefined): RouteObject[] {
  return routes.map(
    (root) =>
      ({
        ...root,
        children: root.children?.filter(({ path = '' }) => path === '*' || firstWord(path) === word),
      }) as RouteObject,
  );
}

const firstWords = new Set(routes.flatMap(({ children = [] }) => children.map(({ path = '' }) => firstWord(path))));
const handlers = new Map(
  [...firstWords].map((word) => [word, createStaticHandler(routesFor(word), { basename })] as const),
);
const wholeHandler = createStaticHandler(routes, { basename });

/** A first word that is none of ours may still be one, with other signs. */
function handlerFor(path: string): StaticHandler {
  return handlers.get(firstWord(path)) ?? wholeHandler;
}

/** The router of a page makes a table of all routes it is given; it needs those of the page. */
function routesOf(handler: StaticHandler, { matches }: StaticHandlerContext): RouteObject[] {
  const ids = new Set<string | undefined>(matches.map(({ route }) => route.id));
  return handler.dataRoutes.map(
    (root) => ({ ...root, children: root.children?.filter(({ id }) => ids.has(id)) }) as RouteObject,
  );
}

/**
 * All that the router and our loaders ask of a request. The words `Request` and `Response` alone make Node load the whole
 * of `fetch`, which takes some 5 MB in each process.
 */
const requestFor = ({ href }: URL) =>
  ({ url: href, method: 'GET', signal: new AbortController().signal, headers: new Map() }) as unknown as Request;

function elsewhere({ status, headers }: Response): Rendered {
  return {
    status,
    redirect: headers.get('Location') ?? basename,
    head: '',
    body: [],
    state: '',
    modules: [],
  };
}

/** The page for a lost line: it knows nobody, and has no state, by which the browser knows it. */
function shell(): Rendered {
  const head = '<title>You are offline | SGB</title><meta name="robots" content="noindex">';
  return { status: 200, head, body: [renderToString(<OfflineMessage />)], state: '', modules: [] };
}

/** One page as HTML, with what the browser needs to take it over. */
export async function render({ url, ticket, light, transport: given }: RenderRequest): Promise<Rendered> {
  if (url.pathname === `${basename}/offline`) return shell();
  const { transport, jsonOf } = noting(given);
  const api = createClient({ transport, ticket: () => ticket });
  const queryClient = createQueryClient(api);
  const handler = handlerFor(url.pathname.slice(basename.length));
  const context = await handler.query(requestFor(url), {
    requestContext: new RouterContextProvider(new Map([[servicesContext, { api, queryClient, ticket: () => ticket }]])),
  });
  if (!('statusCode' in context)) return elsewhere(context);

  const staticRouter = createStaticRouter(routesOf(handler, context), context);
  const draw = () => {
    const reuse = ticket === undefined ? createReuse(light ? 'light' : 'full') : null;
    drawnParts.clear();
    const html = renderToString(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <ApiContext value={api}>
            <ReuseContext value={reuse}>
              <DataLight value={light}>
                <StaticRouterProvider router={staticRouter} context={context} hydrate={false} />
              </DataLight>
            </ReuseContext>
          </ApiContext>
        </QueryClientProvider>
      </StrictMode>,
    );
    return { html, reuse, parts: [...drawnParts] };
  };
  let { html, reuse, parts } = draw();
  // Only once for each part of the shop in the life of a process.
  for (let missing = missingParts(); missing; missing = missingParts()) {
    await missing;
    ({ html, reuse, parts } = draw());
  }
  const match = context.matches.at(-1);
  const handle = handleOf(match?.route);
  const failed = context.errors !== null;
  const meta = failed
    ? metaOfError(context.statusCode)
    : (handle?.meta?.({ queryClient, params: match?.params ?? {}, search: url.searchParams }) ?? defaultMeta);
  const router = { loaderData: context.loaderData, errors: serializable(context.errors) };
  const state = stateOf(queryClient, { router, page: handle?.about }, jsonOf);
  queryClient.clear();
  return {
    status: context.statusCode,
    head: metaTags(meta, url),
    body: reuse ? reuse.fill(html) : [html],
    state,
    modules: handle ? [handle.about.source, ...parts] : [],
  };
}

/** Errors reach the browser as status and text, never with a stack. */
function serializable(errors: Record<string, unknown> | null) {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([route, error]) => {
      const known = error as { status?: number; data?: unknown };
      return [
        route,
        {
          status: known.status ?? 500,
          statusText: '',
          data: typeof known.data === 'string' ? known.data : '',
          internal: false,
        },
      ];
    }),
  );
}
