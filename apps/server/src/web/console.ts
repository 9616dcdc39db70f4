import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { documents } from '@sgb/contract/documents.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../platform/app.ts';
import type { Http } from '../platform/http/bind.ts';
import type { Authenticate, Session } from '../platform/http/call.ts';
import { followImports, type Manifest } from './built.ts';
import { serveExport } from './console-export.ts';
import { newNonce, pagePolicy } from './render.ts';

export const consoleFolder = join(import.meta.dirname, '../../../console');

/** Two programs: the whole console, and the page that everybody else gets. */
type Entry = 'console' | 'login';
const sourceOf = (entry: Entry) => `src/app/entry-${entry}.tsx`;

/** The console's web app: built files in production, Vite's in development. */
export interface ConsoleWeb {
  files(entry: Entry): {
    readonly script: string;
    readonly styles: readonly string[];
    readonly preloads: readonly string[];
  };
  /** Folder of the built files, and those of them that whoever is not of staff may have; absent in development. */
  readonly assets?: { readonly folder: string; readonly open: ReadonlySet<string> };
  /** In development Vite adds its own scripts, which know no nonce. */
  finish?(html: string): Promise<string>;
}

export async function builtConsole(): Promise<ConsoleWeb> {
  const dist = join(consoleFolder, 'dist');
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const chunksOf = (entry: Entry) => followImports(manifest, [sourceOf(entry)]);
  const address = (file: string) => `/console/${file}`;
  const open = chunksOf('login').flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);
  return {
    files(entry) {
      const chunks = chunksOf(entry);
      const script = manifest[sourceOf(entry)]?.file ?? '';
      return {
        script: address(script),
        styles: [...new Set(chunks.flatMap(({ css = [] }) => css))].map(address),
        preloads: chunks
          .map(({ file }) => file)
          .filter((file) => file !== script)
          .map(address),
      };
    },
    assets: { folder: join(dist, 'assets'), open: new Set(open.map((file) => file.replace(/^assets\//, ''))) },
  };
}

const themes = new Set(['light', 'dark']);

function pageOf(web: ConsoleWeb, entry: Entry, theme: string | undefined, nonce: string): string {
  const { script, styles, preloads } = web.files(entry);
  return [
    `<!doctype html><html lang="en" data-theme="${theme && themes.has(theme) ? theme : 'system'}"><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex"><title>SGB console</title>',
    '<link rel="icon" type="image/svg+xml" href="/shop/assets/icon.svg">',
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...preloads.map((href) => `<link rel="modulepreload" nonce="${nonce}" href="${href}">`),
    `</head><body><div id="root"></div><script type="module" nonce="${nonce}" src="${script}"></script></body></html>`,
  ].join('');
}

export interface ConsoleOptions {
  readonly app: App;
  readonly consoleWeb: ConsoleWeb;
  readonly authenticate: Authenticate;
}

/**
 * Staff get the console, everybody else its login. Which of the two is decided here, by the session: what shows queues and
 * people is not even sent to others, although it holds no secret (decision 76).
 */
export function consoleRoutes(http: Http, fastify: FastifyInstance, options: ConsoleOptions): void {
  const { app, consoleWeb, authenticate } = options;
  const cookiesOf = (request: FastifyRequest) => fastify.parseCookie(request.headers.cookie ?? '');

  async function sessionOf(request: FastifyRequest): Promise<Session | null> {
    const { staffticket } = cookiesOf(request);
    return staffticket && staffticket.length <= 128 ? authenticate(app, staffticket) : null;
  }

  const isStaff = async (request: FastifyRequest) => (await sessionOf(request))?.staff ?? false;

  const exported = serveExport(http, app);
  http.serve(documents.consoleExport, async (request, reply) => exported(await sessionOf(request), request, reply));

  http.serve(documents.consoleRoot, (_request, reply) => reply.redirect('/console/', 302));

  http.serve(documents.consolePage, async (request: FastifyRequest, reply: FastifyReply) => {
    const entry = (await isStaff(request)) ? 'console' : 'login';
    const nonce = newNonce();
    const html = pageOf(consoleWeb, entry, cookiesOf(request).theme, nonce);
    if (consoleWeb.finish) reply.removeHeader('content-security-policy');
    else reply.header('content-security-policy', pagePolicy(nonce));
    return reply
      .header('cache-control', 'no-store')
      .header('vary', 'cookie')
      .type('text/html; charset=utf-8')
      .send(consoleWeb.finish ? await consoleWeb.finish(html) : html);
  });

  const { assets } = consoleWeb;
  if (!assets) return;
  http.serve(documents.consoleAsset, async (request, reply) => {
    const { '*': file } = request.params as { '*': string };
    if (!assets.open.has(file) && !(await isStaff(request))) return reply.callNotFound();
    return reply
      .header('cache-control', 'private, max-age=31536000, immutable')
      .header('vary', 'cookie, accept-encoding')
      .sendFile(file, assets.folder, { cacheControl: false });
  });
}
