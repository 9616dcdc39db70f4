import { guardedPages } from '@sgb/contract/policy.ts';
import type { LoaderFunction, RouteObject } from 'react-router';
import type { PageModule } from '../shared/page/page-module.ts';
import { guardPage } from '../shared/session/need-login.ts';

interface PageHandle {
  /** Its address in the route table. */
  readonly path: string;
  /** The page's source file: the server finds the scripts and styles to preload by it. */
  readonly source: string;
  readonly meta?: PageModule['meta'];
  readonly hides?: PageModule['hides'];
}

/** Imports a file. The build of the server adds the file's name, see vite.config.ts; browsers do without it. */
interface Load<Loaded> {
  (): Promise<Loaded>;
  readonly source?: string;
}

/** What `page` says of the route that a match stands for. */
export function handleOf(route: { readonly handle?: unknown } | undefined): PageHandle | undefined {
  return route?.handle as PageHandle | undefined;
}

function guarded(path: string, own: LoaderFunction | undefined): LoaderFunction {
  return async (args, ...rest) => {
    await guardPage(path, args);
    return own ? own(args, ...rest) : null;
  };
}

/** A route whose code is loaded when it is visited. */
export function page(path: string, load: Load<PageModule>): RouteObject {
  return {
    path,
    async lazy() {
      const { Component, loader: own, meta, hides } = await load();
      const loader = guardedPages.includes(path) ? guarded(path, own) : own;
      const { source = '' } = load;
      return {
        Component,
        ...(loader && { loader }),
        handle: { path, source, ...(meta && { meta }), ...(hides && { hides }) } satisfies PageHandle,
      };
    },
  };
}

/** The same page at several addresses. */
export const pages = (paths: readonly string[], load: Load<PageModule>) => paths.map((path) => page(path, load));

/** One of several pages that a file makes. */
export function oneOf<Loaded>(load: Load<Loaded>, pick: (loaded: Loaded) => PageModule): Load<PageModule> {
  const { source = '' } = load;
  return Object.assign(() => load().then(pick), { source });
}
