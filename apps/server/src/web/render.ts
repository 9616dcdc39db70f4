import type { Transport } from '@sgb/contract/client.ts';

type Theme = 'light' | 'dark' | 'system';

/** What the shop's server entry is asked for, and what it answers. The shop app implements this. */
export interface RenderRequest {
  readonly url: URL;
  readonly ticket: string | undefined;
  /** Few bytes are wanted: small pictures, nothing that moves or is fetched ahead. */
  readonly light: boolean;
  readonly transport: Transport;
}

/** Some of a page: text, or what has been text before and is bytes already. */
export type Piece = string | Uint8Array;

export interface Rendered {
  readonly status: number;
  /** Set when the page is elsewhere; nothing else is then. */
  readonly redirect?: string;
  readonly head: string;
  readonly body: readonly Piece[];
  /** What the browser needs to take the page over, as JSON. */
  readonly state: string;
  /** Source files of the page's own chunks. */
  readonly modules: readonly string[];
}

export type Render = (request: RenderRequest) => Promise<Rendered>;

export interface Assets {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  readonly preloads: readonly string[];
  readonly fonts: readonly string[];
  /** The script of the page itself. */
  readonly page?: string | undefined;
}

/** JSON inside a script element may not close it. */
function inScript(json: string): string {
  return json.replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/**
 * Keeps what is typed and sent before the page is alive, for `held.ts` of the shop to do again: the browser would post it to
 * an address that takes nothing. Forms with an address of their own work without scripts and are left alone.
 */
const hold =
  "{let f=e=>{let t=e.target,h;if(document.documentElement.dataset.ready||(t.form||t).hasAttribute('action'))return;h=window.held??={typed:new Map};if(e.type=='submit'){e.preventDefault();e.stopImmediatePropagation();h.sent=t}else{h.typed.delete(t);h.typed.set(t,[t.value,t.checked])}};addEventListener('input',f,true);addEventListener('submit',f,true)}";

/** How a visitor wants pages to look. */
export interface Looks {
  readonly theme: Theme;
  readonly light: boolean;
}

/** The document, cut where each answer puts a nonce of its own. */
export function documentOf(rendered: Rendered, assets: Assets, { theme, light }: Looks): Piece[][] {
  const parts: Piece[][] = [[]];
  const write = (...pieces: readonly Piece[]) => parts.at(-1)?.push(...pieces);
  const withNonce = (before: string, after: string) => {
    write(`${before} nonce="`);
    parts.push([`"${after}`]);
  };
  write(
    `<!doctype html><html lang="en" data-theme="${theme}"${light ? ' data-light' : ''}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf8f3">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#171412">',
    '<link rel="icon" type="image/svg+xml" href="/shop/assets/icon.svg">',
    '<link rel="apple-touch-icon" href="/shop/assets/app-180.png"><link rel="manifest" href="/manifest.webmanifest">',
  );
  withNonce('<script', `>${hold}</script>`);
  write(
    rendered.head,
    ...assets.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`),
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
  );
  for (const href of assets.preloads) withNonce('<link rel="modulepreload"', ` href="${href}">`);
  write('</head><body><div id="root">', ...rendered.body, '</div>');
  const page = assets.page ? ` data-page="${assets.page}"` : '';
  write(`<script type="application/json"${page} id="sgb-state">${inScript(rendered.state)}</script>`);
  for (const src of assets.scripts) withNonce('<script type="module"', ` src="${src}"></script>`);
  write('</body></html>');
  return parts;
}

/**
 * `pixel` is the one other origin that may be asked for a picture, where an ad pixel is set up; `forms` are those that
 * a form may be posted to, because a payment begins so.
 */
export function pagePolicy(nonce: string, pixel?: string, forms: readonly string[] = []): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    // Component libraries set styles from scripts; a style cannot do what a script can.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${pixel ? ` ${pixel}` : ''}`,
    'frame-src https://www.facebook.com',
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...forms].join(' '),
    "frame-ancestors 'none'",
  ].join('; ');
}
