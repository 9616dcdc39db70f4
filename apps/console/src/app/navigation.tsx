import { pagesOf } from '@sgb/contract/console-pages.ts';
import { Badge } from '@sgb/ui/badge.tsx';
import { LogoMark } from '@sgb/ui/logo.tsx';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { NavLink, useLocation } from 'react-router';
import { query } from '../shared/api/api.ts';
import { useMe } from '../shared/session/me.ts';

const linkClass =
  'flex min-h-12 items-center justify-between gap-2 rounded-control px-3 hover:bg-sunk lg:min-h-10 lg:text-sm aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold aria-[current=page]:text-brand';

/** Only what the policy lets them open, by group, with what waits there. */
export function useGroups() {
  const me = useMe();
  const today = useQuery({ ...query('GET /api/staff/today', {}), refetchInterval: 30_000 });
  const counts = new Map(today.data?.queues.map(({ name, count }) => [name, count]));
  const pages = pagesOf(me).map(({ path, title, group, queues }) => ({
    path,
    title,
    group,
    waiting: queues.reduce((sum, name) => sum + (counts.get(name) ?? 0), 0),
  }));
  return [...Map.groupBy(pages, ({ group }) => group)].map(([name, inIt]) => ({
    name,
    pages: inIt,
    waiting: inIt.reduce((sum, { waiting }) => sum + waiting, 0),
  }));
}

type Group = ReturnType<typeof useGroups>[number];

/** More than that are folded up on a phone, but for where one is. */
const mostUnfolded = 26;

/** All pages, as a column at the left of a desktop and as the menu of a phone. */
export function PageLinks({ groups, onGo, fold }: { groups: readonly Group[]; onGo?: () => void; fold?: true }) {
  const here = useLocation().pathname.split('/')[1];
  const many = groups.reduce((sum, { pages }) => sum + pages.length, 0) > mostUnfolded;
  return (
    <nav aria-label="Console" className="flex flex-col gap-2 lg:gap-4">
      <NavLink to="/" end className={linkClass} onClick={onGo}>
        Today
      </NavLink>
      {groups.map((group) =>
        fold && many ? (
          <details key={group.name} className="group" open={group.pages.some(({ path }) => path === here)}>
            <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-2 rounded-control border border-line px-3 font-semibold">
              <ChevronRight aria-hidden="true" className="size-4 text-ink-soft group-open:rotate-90" />
              <span className="flex-1">{group.name}</span>
              <Badge count={group.waiting} label="waiting" tone="brand" />
            </summary>
            <Links of={group} onGo={onGo} />
          </details>
        ) : (
          <div key={group.name}>
            <p className="px-3 pb-1 text-ink-soft text-xs">{group.name}</p>
            <Links of={group} onGo={onGo} />
          </div>
        ),
      )}
    </nav>
  );
}

function Links({ of, onGo }: { of: Group; onGo: (() => void) | undefined }) {
  return (
    <div className="flex flex-col">
      {of.pages.map(({ path, title, waiting }) => (
        <NavLink key={path} to={`/${path}`} className={linkClass} onClick={onGo}>
          {title}
          <Badge count={waiting} label="waiting" tone="brand" />
        </NavLink>
      ))}
    </div>
  );
}

export function SideBar() {
  return (
    <div className="sticky top-0 h-dvh overflow-y-auto border-line border-r bg-card p-3 max-lg:hidden">
      <p className="mb-3 flex items-center gap-2 px-2 font-bold">
        <LogoMark className="size-7" /> Console
      </p>
      <PageLinks groups={useGroups()} />
    </div>
  );
}
