import { guardedPages } from '@sgb/contract/policy.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router';
import { guardPage } from '../shared/session/need-login.ts';
import type { Meta } from './meta.ts';

/** Parts of the shared layout that a page can do without. */
export type LayoutPart = 'nav' | 'search' | 'exchange' | 'actions' | 'camera';

/** What a page module exports. */
export interface PageModule {
  readonly Component: ComponentType;
  readonly loader?: LoaderFunction;
  readonly meta?: (about: MetaArguments) => Meta;
  readonly hides?: readonly LayoutPart[];
}

export interface MetaArguments {
  readonly queryClient: QueryClient;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
}

export interface PageHandle {
  /** Its address in the route table. */
  readonly path: string;
  /** The page's source file: the server finds the scripts and styles to preload by it. */
  readonly source: string;
  readonly meta?: PageModule['meta'];
  readonly hides?: PageModule['hides'];
}

function guarded(path: string, own: LoaderFunction | undefined): LoaderFunction {
  return async (args, ...rest) => {
    await guardPage(path, args);
    return own ? own(args, ...rest) : null;
  };
}

/** A route whose code is loaded when it is visited. `source` must name the file that `load` imports. */
export function page(path: string, source: string, load: () => Promise<PageModule>): RouteObject {
  return {
    path,
    async lazy() {
      const { Component, loader: own, meta, hides } = await load();
      const loader = guardedPages.includes(path) ? guarded(path, own) : own;
      return {
        Component,
        ...(loader && { loader }),
        handle: { path, source, ...(meta && { meta }), ...(hides && { hides }) } satisfies PageHandle,
      };
    },
  };
}
