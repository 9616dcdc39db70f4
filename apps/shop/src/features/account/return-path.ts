const base = '/shop';

/** Where to go after the login: the page that asked for it, if it is one of ours and not a login page itself. */
export function returnPath(origUrl: string | null, origin: string): string {
  const home = `${base}/`;
  if (!origUrl || !URL.canParse(origUrl, origin)) return home;
  const { origin: its, pathname, search, hash } = new URL(origUrl, origin);
  if (its !== origin) return home;
  const path = pathname === base || pathname.startsWith(home) ? pathname : base + pathname;
  return /^\/shop\/(login|register)/.test(path) ? home : path + search + hash;
}
