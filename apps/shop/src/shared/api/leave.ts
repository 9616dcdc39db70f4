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

/**
 * The product document: a network error outside the login pages goes to /shop/login. Where the browser itself says that
 * there is no line, that page could not be had either, and what can be read without one stays (docs/decisions/0053).
 */
export function leaveWhenUnreachable(): void {
  if (!onLoginPage() && navigator.onLine !== false) location.assign('/shop/login');
}
