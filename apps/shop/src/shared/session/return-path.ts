const base = '/shop';
const home = `${base}/`;

/** The page that somebody came from, if it is one of ours and not a login page; with the base path. */
function ownPath(origUrl: string | null, origin: string): string | null {
  if (!origUrl || !URL.canParse(origUrl, origin)) return null;
  const { origin: its, pathname, search, hash } = new URL(origUrl, origin);
  if (its !== origin) return null;
  const path = pathname === base || pathname.startsWith(home) ? pathname : base + pathname;
  return /^\/shop\/(login|register)/.test(path) ? null : path + search + hash;
}

/** Where to go after the login: the page that asked for it, or home. */
export const returnPath = (origUrl: string | null, origin: string): string => ownPath(origUrl, origin) ?? home;

/** The same as a route, without the base path; null where nobody asked to be led back. */
export const returnRoute = (origUrl: string | null, origin: string): string | null =>
  ownPath(origUrl, origin)?.slice(base.length).replace(/^\/+/, '/') || null;
