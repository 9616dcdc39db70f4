const loginPages = ['/shop/login', '/shop/register'];

function onLoginPage(): boolean {
  return loginPages.some((path) => location.pathname.startsWith(path));
}

/** The server said that the session is over: it names the login page, and we say where we came from. */
export function leaveForLogin(loginUrl: string): void {
  if (onLoginPage()) return;
  const target = new URL(loginUrl, location.origin);
  target.searchParams.set('origUrl', location.href);
  location.assign(target);
}

/** The product document: a network error outside the login pages goes to /shop/login. */
export function leaveWhenUnreachable(): void {
  if (!onLoginPage()) location.assign('/shop/login');
}
