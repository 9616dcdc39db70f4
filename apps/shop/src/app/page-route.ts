import { data, type LoaderFunction, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import type { PageModule } from '../shared/page/page-module.ts';
import { needLogin } from '../shared/session/need-login.ts';

/** What is known of a page before its code is there. The server says it of the first page, for which no table is needed. */
export interface PageAbout {
  /** The name of its route. */
  readonly id: string;
  /** Its address in the route table. */
  readonly path: string;
  /** The page's source file: the server finds the scripts and styles to preload by it. */
  readonly source: string;
  /** Which one it is, of a file that makes several. */
  readonly pick?: string | undefined;
  readonly guarded?: true | undefined;
}

interface PageHandle {
  readonly about: PageAbout;
  readonly meta?: PageModule['meta'];
  readonly hides?: PageModule['hides'];
}

/** A file that makes several pages. */
export interface PageFamily {
  readonly pages: Readonly<Record<string, PageModule>>;
}

interface Means {
  readonly load: () => Promise<unknown>;
  readonly guard: (path: string, asked: LoaderFunctionArgs) => Promise<void>;
}

/** What `pageRoute` says of the route that a match stands for. */
export function handleOf(route: { readonly handle?: unknown } | undefined): PageHandle | undefined {
  return route?.handle as PageHandle | undefined;
}

function guarded(path: string, guard: Means['guard'], own: LoaderFunction | undefined): LoaderFunction {
  return async (args, ...rest) => {
    await guard(path, args);
    return own ? own(args, ...rest) : null;
  };
}

/** What pages may ask for before they load. */
const middlewares: Readonly<Record<string, (args: LoaderFunctionArgs) => Promise<void>>> = { auth: needLogin };

/** Product document, section 2: a name that nobody knows is an error of ours that says so. */
function after(names: readonly string[], own: LoaderFunction | undefined): LoaderFunction {
  return async (args, ...rest) => {
    for (const name of names) {
      const run = middlewares[name];
      if (!run) throw data(`Unknown middleware '${name}'`, { status: 500 });
      await run(args);
    }
    return own ? own(args, ...rest) : null;
  };
}

/** A route whose code is loaded when it is visited. */
export function pageRoute(about: PageAbout, { load, guard }: Means) {
  const { id, path, pick } = about;
  return {
    id,
    path,
    /** Whoever has loaded the file already gives it. */
    async lazy(given?: unknown) {
      const loaded = given ?? (await load());
      const page = pick === undefined ? (loaded as PageModule) : (loaded as PageFamily).pages[pick];
      if (!page) throw new Error(`${about.source} makes no page ${pick}`);
      const { Component, loader: plain, meta, hides, middleware } = page;
      const own = middleware ? after(middleware, plain) : plain;
      const loader = about.guarded ? guarded(path, guard, own) : own;
      return {
        Component,
        ...(loader && { loader }),
        handle: { about, ...(meta && { meta }), ...(hides && { hides }) } satisfies PageHandle,
      };
    },
  } satisfies RouteObject;
}
