import { Picture } from '@sgb/ui/picture.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { query } from '../../shared/api/api.ts';
import { categoryHref, pictureUrl } from '../../shared/links/link.tsx';

/** The way in for those who do not know yet what to search for. Two swiped rows on a phone, all at once on a desktop. */
export function Departments() {
  const { children: departments } = useSuspenseQuery(query('GET /api/category/listSaleChildByParent', {})).data;
  return (
    <nav aria-label="Departments" data-spm="departments">
      <ul className="no-scrollbar -mx-3 grid snap-x scroll-px-3 auto-cols-[5.25rem] grid-flow-col grid-rows-2 gap-x-1 gap-y-2 overflow-x-auto px-3 md:mx-0 md:grid-flow-row md:auto-cols-auto md:grid-cols-10 md:grid-rows-none md:gap-x-2 md:gap-y-3 md:overflow-visible md:px-0">
        {departments.map((department) => (
          <li key={department.id} className="snap-start">
            <Link
              to={categoryHref(department.id)}
              className="group flex h-full flex-col items-center gap-1 rounded-card p-1 text-center -outline-offset-2"
            >
              <Picture
                src={pictureUrl(department.picture)}
                alt=""
                sizes="80px"
                className="max-w-16 rounded-full border border-line transition-shadow group-hover:shadow-soft md:max-w-20"
              />
              <span className="line-clamp-2 text-xs group-hover:underline">{department.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
