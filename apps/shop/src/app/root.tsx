import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type LoaderFunctionArgs, Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router';
import { critical, deferred, servicesContext } from '../shared/api/api.ts';
import { defaultMeta } from '../shared/page/meta.ts';
import { Frame } from './layout/frame.tsx';
import { showTitle } from './meta.ts';
import { handleOf } from './page-route.ts';

/** The layout needs to know the shop on every page; its departments are asked for by who opens their menu. */
export async function rootLoader({ context }: LoaderFunctionArgs) {
  await Promise.all([
    critical(context, 'GET /api/shoppingmall/info', {}),
    context.get(servicesContext).ticket() && deferred(context, 'GET /api/user/logininfo', {}),
  ]);
  return null;
}

export function Root() {
  const queryClient = useQueryClient();
  const location = useLocation();
  const match = useMatches().at(-1);
  const handle = handleOf(match);

  useEffect(() => {
    const search = new URLSearchParams(location.search);
    showTitle(handle?.meta?.({ queryClient, params: match?.params ?? {}, search }) ?? defaultMeta);
  }, [handle, match, location, queryClient]);

  return (
    <>
      <Frame hides={handle?.hides ?? []}>
        <Outlet />
      </Frame>
      {!import.meta.env.SSR && <ScrollRestoration />}
    </>
  );
}
