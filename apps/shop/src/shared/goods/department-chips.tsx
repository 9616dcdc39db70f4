import { formatCount } from '@sgb/money/format.ts';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { Link } from '../links/router-link.tsx';

interface DepartmentChipsProps {
  departments: readonly { id: number; name: string; productCount: number }[] | undefined;
  /** The chosen department's id as the address has it; '' for all. */
  chosen: string;
  hrefFor: (categoryId: string) => string;
}

const chip =
  'inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-full border border-line bg-card px-3 text-sm hover:border-line-strong aria-[current=true]:border-brand aria-[current=true]:bg-brand-soft aria-[current=true]:font-semibold aria-[current=true]:text-brand md:min-h-9';

/** The departments that a list has goods of; a phone swipes them sideways. */
export function DepartmentChips({ departments, chosen, hrefFor }: DepartmentChipsProps) {
  if (!departments) return <Skeleton className="h-11 rounded-full md:h-9" />;
  const all = departments.reduce((sum, { productCount }) => sum + productCount, 0);
  const entries = [
    { id: '', name: 'All', productCount: all },
    ...departments.map((department) => ({ ...department, id: String(department.id) })),
  ];
  return (
    <nav aria-label="Departments">
      <ul className="no-scrollbar -mx-3 flex gap-2 overflow-x-auto px-3 py-0.5 md:mx-0 md:flex-wrap md:px-0">
        {entries.map(({ id, name, productCount }) => (
          <li key={id}>
            <Link
              to={hrefFor(id)}
              preventScrollReset
              aria-current={id === chosen ? 'true' : undefined}
              className={chip}
            >
              {name}
              <span className="font-normal text-ink-soft text-xs tabular-nums">{formatCount(productCount)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
