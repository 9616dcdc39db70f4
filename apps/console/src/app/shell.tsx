import { pagesOf } from '@sgb/contract/console-pages.ts';
import { Badge } from '@sgb/ui/badge.tsx';
import { Button } from '@sgb/ui/button.tsx';
import { LogoMark } from '@sgb/ui/logo.tsx';
import { useQuery } from '@tanstack/react-query';
import { NavLink, Outlet } from 'react-router';
import { FindBox } from '../features/find/find-box.tsx';
import { Answer } from '../shared/api/answer.tsx';
import { api, query } from '../shared/api/api.ts';
import { MeContext, useMe } from '../shared/session/me.ts';
import { forgetTicket } from '../shared/session/ticket.ts';

async function logOut(): Promise<void> {
  await api.call('GET /api/user/logout', {}).catch(() => undefined);
  forgetTicket();
  location.assign('/console/');
}

/** What is around every page: where one can go, the search box, and who one is. */
export function Shell() {
  const me = useQuery({ ...query('GET /api/user/logininfo', {}), staleTime: Number.POSITIVE_INFINITY });
  return (
    <Answer of={me}>
      {(who) => (
        <MeContext value={who}>
          <div className="min-h-dvh bg-paper text-ink lg:grid lg:grid-cols-[15rem_1fr]">
            <a href="#main" className="sr-only focus:not-sr-only">
              Skip to the page
            </a>
            <Navigation />
            <div className="min-w-0">
              <header className="flex items-center gap-3 border-line border-b bg-card px-4 py-2">
                <FindBox />
                <span className="ml-auto text-ink-soft text-sm max-sm:hidden">
                  {who.username} · {who.staffrole}
                </span>
                <Button variant="ghost" size="sm" onClick={logOut}>
                  Log out
                </Button>
              </header>
              <main id="main" className="mx-auto max-w-6xl p-4 lg:p-6">
                <Outlet />
              </main>
            </div>
          </div>
        </MeContext>
      )}
    </Answer>
  );
}

const linkClass =
  'flex min-h-10 items-center justify-between gap-2 rounded-control px-3 text-sm hover:bg-sunk aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold aria-[current=page]:text-brand';

/** Only what the policy lets them open. */
function Navigation() {
  const me = useMe();
  const today = useQuery({ ...query('GET /api/staff/today', {}), refetchInterval: 30_000 });
  const counts = new Map(today.data?.queues.map(({ name, count }) => [name, count]));
  const groups = Map.groupBy(pagesOf(me), ({ group }) => group);
  return (
    <nav
      aria-label="Console"
      className="border-line border-b bg-card p-3 lg:sticky lg:top-0 lg:h-dvh lg:overflow-y-auto lg:border-r lg:border-b-0"
    >
      <p className="mb-3 flex items-center gap-2 px-2 font-bold">
        <LogoMark className="size-7" /> Console
      </p>
      <div className="relative flex gap-4 max-lg:overflow-x-auto lg:flex-col">
        <NavLink to="/" end className={linkClass}>
          Today
        </NavLink>
        {[...groups].map(([group, pages]) => (
          <div key={group} className="shrink-0">
            <p className="px-3 pb-1 text-ink-soft text-xs max-lg:hidden">{group}</p>
            <div className="flex lg:flex-col">
              {pages.map(({ path, title, queues }) => (
                <NavLink key={path} to={`/${path}`} className={linkClass}>
                  {title}
                  <Badge
                    count={queues.reduce((sum, name) => sum + (counts.get(name) ?? 0), 0)}
                    label="waiting"
                    tone="brand"
                  />
                </NavLink>
              ))}
            </div>
          </div>
        ))}
      </div>
    </nav>
  );
}
