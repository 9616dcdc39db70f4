import { type ConsolePath, consolePages } from '@sgb/contract/console-pages.ts';
import { EmptyState, ErrorState } from '@sgb/ui/states.tsx';
import type { RouteObject } from 'react-router';
import { TodayPage } from '../features/today/today-page.tsx';
import { Guarded } from './guarded.tsx';
import { LookedAt } from './looked-at.tsx';
import { type PageModule, pages } from './pages.ts';
import { Shell } from './shell.tsx';

const reload = () => location.reload();

const lazily =
  (load: () => Promise<PageModule>): NonNullable<RouteObject['lazy']> =>
  async () => ({ Component: (await load()).Component });

/** Whoever opens one thing is told who else has it open. */
const lookedAt = (path: ConsolePath, load: () => Promise<PageModule>): RouteObject => ({
  path: ':id',
  element: <LookedAt path={path} />,
  children: [{ index: true, lazy: lazily(load) }],
});

function routesOf({ path, right }: (typeof consolePages)[number]): RouteObject {
  const { list, detail } = pages[path];
  return {
    path,
    element: <Guarded right={right} />,
    children: [{ index: true, lazy: lazily(list) }, ...(detail ? [lookedAt(path, detail)] : [])],
  };
}

export const routes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: () => <ErrorState onRetry={reload} />,
    HydrateFallback: () => null,
    children: [
      { index: true, Component: TodayPage },
      ...consolePages.map(routesOf),
      { path: '*', element: <EmptyState title="There is no such page" /> },
    ],
  },
];
