import type { createBrowserRouter } from 'react-router';
import { isLogin } from '../visit.ts';

/**
 * Loads the page anew when the line is back, unless somebody is on their way to another one: a reload would take them back. Says
 * whether there is nothing to be done before: a login needs the line.
 */
export function awaitLine(): boolean {
  let leaving = false;
  addEventListener('beforeunload', () => {
    leaving = true;
  });
  addEventListener('online', () => leaving || location.reload());
  return isLogin(location.pathname);
}

/** The words of the shell stay until there is something better. */
export function settled(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  return new Promise((resolve) => {
    const look = () => router.state.initialized && resolve();
    router.subscribe(look);
    look();
  });
}
