import { Button } from '@sgb/ui/button.tsx';
import { LogoMark } from '@sgb/ui/logo.tsx';
import { useQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { FindBox } from '../features/find/find-box.tsx';
import { Answer } from '../shared/api/answer.tsx';
import { api, query } from '../shared/api/api.ts';
import { MeContext } from '../shared/session/me.ts';
import { forgetTicket } from '../shared/session/ticket.ts';
import { SideBar } from './navigation.tsx';
import { ThumbBar } from './thumb-bar.tsx';

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
            <SideBar />
            <div className="min-w-0">
              <header className="flex items-center gap-3 border-line border-b bg-card px-4 py-2">
                <LogoMark className="size-7 shrink-0 lg:hidden" />
                <FindBox />
                <span className="ml-auto text-ink-soft text-sm max-lg:hidden">
                  {who.username} · {who.staffrole}
                </span>
                <Button variant="ghost" size="sm" onClick={logOut} className="max-lg:hidden">
                  Log out
                </Button>
              </header>
              <main id="main" className="mx-auto max-w-6xl p-4 max-lg:pb-24 lg:p-6">
                <Outlet />
              </main>
            </div>
            <ThumbBar onLogOut={logOut} />
          </div>
        </MeContext>
      )}
    </Answer>
  );
}
