import { cx } from '@sgb/ui/cx.ts';
import { Picture } from '@sgb/ui/picture.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { categoryHref, pictureUrl } from '../../shared/links/link.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import { panelLook } from '../../shared/page/popover.tsx';
import { type Department, useDepartments } from '../../shared/page/shop.ts';

/** Long enough that a mouse on its way to the groups can cross a neighbour. */
const hoverMs = 90;

/** Departments on the left; the groups of the one under mouse or focus on the right. */
export default function MegaMenu() {
  const departments = useDepartments();
  const [activeId, setActiveId] = useState(departments[0]?.id);
  const active = departments.find(({ id }) => id === activeId) ?? departments[0];
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const aim = (id: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setActiveId(id), hoverMs);
  };

  // One department is in the tab order, so that its groups come right after it; arrows go to the others.
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const links = [...event.currentTarget.querySelectorAll('a')];
    const place = links.indexOf(document.activeElement as HTMLAnchorElement);
    links.at((place + step) % links.length)?.focus();
  };

  if (!active) return <Skeleton className="h-96" />;
  return (
    <div className={cx(panelLook, 'grid max-h-[min(42rem,calc(100dvh-11rem))] grid-cols-[17rem_1fr] overflow-hidden')}>
      <ul onKeyDown={onKeyDown} aria-label="Departments" className="overflow-y-auto border-line border-r bg-paper p-2">
        {departments.map(({ id, name }) => (
          <li key={id}>
            <Link
              to={categoryHref(id)}
              tabIndex={id === active.id ? 0 : -1}
              onPointerEnter={() => aim(id)}
              onPointerLeave={() => clearTimeout(timer.current)}
              onFocus={() => setActiveId(id)}
              className={cx(
                'flex h-8 items-center justify-between gap-2 rounded-control px-3 text-sm',
                id === active.id && 'bg-brand-soft font-semibold text-brand',
              )}
            >
              {name}
              <ChevronRight aria-hidden="true" className="size-4 shrink-0" />
            </Link>
          </li>
        ))}
      </ul>
      <Groups key={active.id} department={active} />
    </div>
  );
}

function Groups({ department }: { department: Department }) {
  return (
    <section aria-label={department.name} className="overflow-y-auto p-5">
      <Link
        to={categoryHref(department.id)}
        className="mb-4 inline-flex items-center gap-1 rounded font-semibold hover:text-brand"
      >
        All {department.name}
        <ChevronRight aria-hidden="true" className="size-4" />
      </Link>
      <ul className="grid grid-cols-3 gap-4 xl:grid-cols-4">
        {department.children.map(({ id, name, picture }) => (
          <li key={id}>
            <Link to={categoryHref(id)} className="flex flex-col gap-2 rounded-card text-sm hover:text-brand">
              <Picture src={pictureUrl(picture)} alt="" sizes="230px" className="rounded-card" />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
