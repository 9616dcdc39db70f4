import { Picture } from '@sgb/ui/picture.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { query } from '../../shared/api/api.ts';
import { categoryHref, pictureUrl } from '../../shared/links/link.tsx';
import { Link } from '../../shared/links/router-link.tsx';

/** What a row of names needs does not go out of date while somebody looks at it. */
export const departments = {
  ...query('GET /api/category/listSaleChildByParent', {}),
  staleTime: Number.POSITIVE_INFINITY,
};

/** The way in for those who do not know yet what to search for. Two swiped rows on a phone, all at once on a desktop. */
export function Departments() {
  const { children } = useSuspenseQuery(departments).data;
  return (
    <nav aria-label="Departments" data-spm="departments">
      <ul className="no-scrollbar -mx-3 grid snap-x scroll-px-3 auto-cols-[5.25rem] grid-flow-col grid-rows-2 gap-x-1 gap-y-2 overflow-x-auto px-3 md:mx-0 md:grid-flow-row md:auto-cols-auto md:grid-cols-10 md:grid-rows-none md:gap-x-2 md:gap-y-3 md:overflow-visible md:px-0">
        {children.map((department) => (
          <li key={department.id} className="snap-start">
            <Link to={categoryHref(department.id)} className="department">
              <Picture src={pictureUrl(department.picture)} alt="" sizes="80px" />
              <span>{department.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
