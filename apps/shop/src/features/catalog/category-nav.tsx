import type { ChildCategories } from '@sgb/contract/catalog.ts';
import { formatCount } from '@sgb/money/format.ts';
import { cx } from '@sgb/ui/cx.ts';
import { Picture } from '@sgb/ui/picture.tsx';
import { categoryHref, pictureUrl } from '../../shared/links/link.tsx';
import { Link } from '../../shared/links/router-link.tsx';

type Trail = ChildCategories['trail'];
type Group = ChildCategories['children'][number];

interface CategoryNavProps {
  trail: Trail;
  /** The groups of the department, with their categories. */
  groups: readonly Group[];
}

const railLink = 'flex min-h-9 items-center justify-between gap-2 rounded-control px-2 py-1.5 text-sm hover:bg-sunk';

/** The department at a glance: its groups, and the categories of the group you are in. */
export function CategoryRail({ trail, groups }: CategoryNavProps) {
  const [department] = trail;
  const here = trail.at(-1)?.id;
  const entry = (id: number, name: string, count: number, inner = false) => (
    <Link
      to={categoryHref(id)}
      aria-current={id === here ? 'page' : undefined}
      className={cx(railLink, inner && 'pl-5', id === here && 'bg-brand-soft font-semibold text-brand')}
    >
      {name}
      <span className="font-normal text-ink-soft text-xs tabular-nums">{formatCount(count)}</span>
    </Link>
  );
  return (
    <nav aria-label="Categories">
      {department && (
        <Link
          to={categoryHref(department.id)}
          aria-current={department.id === here ? 'page' : undefined}
          className="flex min-h-9 items-center px-2 font-semibold text-base hover:underline"
        >
          {department.name}
        </Link>
      )}
      <ul>
        {groups.map((group) => (
          <li key={group.id}>
            {entry(group.id, group.name, group.productCount)}
            {trail.some(({ id }) => id === group.id) && (
              <ul>
                {group.children.map((leaf) => (
                  <li key={leaf.id}>{entry(leaf.id, leaf.name, leaf.productCount, true)}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** On a phone: one level down, or the neighbours where there is no further level. */
export function CategoryChips({ trail, groups }: CategoryNavProps) {
  const here = trail.at(-1)?.id;
  const group = groups.find(({ id }) => id === trail[1]?.id);
  const shown = group ? group.children : groups;
  if (shown.length === 0) return null;
  return (
    <nav aria-label="Categories">
      <ul className="no-scrollbar -mx-3 flex snap-x scroll-px-3 gap-1 overflow-x-auto px-3">
        {shown.map(({ id, name, picture }) => (
          <li key={id} className="w-20 shrink-0 snap-start">
            <Link
              to={categoryHref(id)}
              aria-current={id === here ? 'page' : undefined}
              className="group flex flex-col items-center gap-1 p-1 text-center text-xs -outline-offset-2 aria-[current=page]:font-semibold aria-[current=page]:text-brand"
            >
              <Picture
                src={pictureUrl(picture)}
                alt=""
                sizes="64px"
                className="max-w-16 rounded-card border border-line group-aria-[current=page]:border-2 group-aria-[current=page]:border-brand"
              />
              <span className="line-clamp-2">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
