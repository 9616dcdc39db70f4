import type { RouteObject } from 'react-router';
import { leadTo } from '../shared/links/lead-to.ts';
import { ErrorPage } from './error-page.tsx';
import { Root, rootLoader } from './root.tsx';

/** What is around every page. */
export const rootRoute = { id: 'root', path: '/', loader: rootLoader, Component: Root, ErrorBoundary: ErrorPage };

/** What is no page of the table, and is known from the beginning. */
export const besidesPages: RouteObject[] = [
  { id: 'start', index: true, loader: () => leadTo('/shoppingmall/index') },
  {
    id: 'nowhere',
    path: '*',
    loader: () => {
      throw new Response('This page could not be found', { status: 404 });
    },
    Component: () => null,
  },
];
