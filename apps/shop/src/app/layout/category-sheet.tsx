import { cx } from '@sgb/ui/cx.ts';
import { Picture } from '@sgb/ui/picture.tsx';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { categoryHref, pictureUrl } from '../../shared/links/link.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import { type Department, useDepartments } from '../../shared/page/shop.ts';
import type { LazySheetProps } from './lazy-sheet.tsx';

/** The phone's categories: a rail of departments, and the groups of the chosen one. */
export function CategorySheet(sheet: LazySheetProps) {
  const departments = useDepartments();
  const [chosenId, setChosenId] = useState(departments[0]?.id);
  const chosen = departments.find(({ id }) => id === chosenId) ?? departments[0];
  return (
    <Sheet {...sheet} title="Categories" width="lg">
      {/* As high as the sheet may become below its title, so that it does not jump from department to department. */}
      <div className="-m-4 grid h-[calc(88dvh-3.75rem)] grid-cols-[7rem_1fr] md:-m-5 md:grid-cols-[12rem_1fr]">
        <ul aria-label="Departments" className="no-scrollbar overflow-y-auto overscroll-contain bg-sunk pb-4">
          {departments.map(({ id, name }) => (
            <li key={id}>
              <button
                type="button"
                aria-pressed={id === chosen?.id}
                onClick={() => setChosenId(id)}
                className={cx(
                  'flex min-h-14 w-full items-center border-l-4 px-2 py-2 text-left text-sm -outline-offset-2',
                  id === chosen?.id ? 'border-brand bg-card font-semibold text-brand' : 'border-transparent',
                )}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
        {chosen ? <Groups key={chosen.id} department={chosen} /> : <Skeleton className="m-3 h-64" />}
      </div>
    </Sheet>
  );
}

function Groups({ department }: { department: Department }) {
  return (
    <section aria-label={department.name} className="overflow-y-auto overscroll-contain p-3">
      <Link
        to={categoryHref(department.id)}
        className="mb-2 flex min-h-11 items-center justify-between gap-2 rounded-control bg-brand-soft px-3 font-semibold text-brand text-sm"
      >
        All {department.name}
        <ChevronRight aria-hidden="true" className="size-4 shrink-0" />
      </Link>
      <ul className="grid grid-cols-2 gap-3 min-[26rem]:grid-cols-3">
        {department.children.map(({ id, name, picture }) => (
          <li key={id}>
            <Link to={categoryHref(id)} className="flex flex-col gap-1.5 rounded-control text-center text-xs">
              <Picture
                src={pictureUrl(picture)}
                alt=""
                sizes="(min-width: 768px) 140px, 30vw"
                className="rounded-control"
              />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
