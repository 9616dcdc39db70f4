import { guardedPages } from '@sgb/contract/policy.ts';
import { data, type LoaderFunction, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import type { PageModule } from '../shared/page/page-module.ts';
import { guardPage, needLogin } from '../shared/session/need-login.ts';
import type { Family, FamilyFile, PageFile } from './pages.ts';

interface PageHandle {
  /** Its address in the route table. */
  readonly path: string;
  /** The page's source file: the server finds the scripts and styles to preload by it. */
  readonly source: string;
  readonly meta?: PageModule['meta'];
  readonly hides?: PageModule['hides'];
}

/** One of the pages that a file makes. */
interface Picked {
  readonly file: FamilyFile;
  readonly pick: (loaded: never) => PageModule;
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

/** A route whose code is loaded when it is visited; its name is its address where the product document has no other. */
export function page(path: string, of: PageFile | Picked, name = path) {
  const file = typeof of === 'string' ? of : of.file;
  const moduleIn = (loaded: unknown) => (typeof of === 'string' ? (loaded as PageModule) : of.pick(loaded as never));
  return {
    id: name,
    path,
    /** Whoever has loaded the file already gives it. */
    async lazy(given?: unknown) {
      const { Component, loader: plain, meta, hides, middleware } = moduleIn(given ?? (await loadFile(file)));
      const own = middleware ? after(middleware, plain) : plain;
      const loader = guardedPages.includes(path) ? guarded(path, own) : own;
      const source = `src/features/${file}`;
      return {
        Component,
        ...(loader && { loader }),
        handle: { path, source, ...(meta && { meta }), ...(hides && { hides }) } satisfies PageHandle,
      };
    },
  } satisfies RouteObject;
}

async function loadFile(file: PageFile | FamilyFile): Promise<unknown> {
  const { files } = await import('./pages.ts');
  return files[file]();
}

/** The same page at several addresses. */
export const pages = (paths: readonly string[], of: PageFile | Picked) => paths.map((path) => page(path, of));

/** One of several pages that a file makes. */
export function oneOf<File extends FamilyFile>(file: File, pick: (loaded: Family<File>) => PageModule): Picked {
  return { file, pick };
}
