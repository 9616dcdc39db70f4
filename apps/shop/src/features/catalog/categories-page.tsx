import { Breadcrumb } from '@sgb/ui/breadcrumb.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { critical, query } from '../../shared/api/api.ts';
import { categoryHref, ShopLink } from '../../shared/links/link.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import type { Meta } from '../../shared/page/meta.ts';
import { pageWidth } from '../../shared/page/width.ts';

const departments = 'GET /api/category/listSaleChildByParent';

export async function loader({ context }: LoaderFunctionArgs) {
  await critical(context, departments, {});
  return null;
}

export const meta = (): Meta => ({
  title: 'All categories',
  description: 'Everything that Chinese wholesale suppliers sell at SGB, department by department.',
});

/** What the menus of phone and desktop show, without a script: for search engines, and for a page that is not alive yet. */
export function Component() {
  const { children } = useSuspenseQuery(query(departments, {})).data;
  return (
    <div className={cx(pageWidth, 'pt-1 pb-8 md:pt-3 md:pb-12')}>
      <Breadcrumb items={[{ label: 'Home', href: '/' }, { label: 'All categories' }]} LinkComponent={ShopLink} />
      <h1 className="mt-1 font-bold text-xl">All categories</h1>
      {children.length === 0 && <p className="mt-4 text-ink-soft">Nothing is on sale yet.</p>}
      <div className="mt-4 gap-4 sm:columns-2 lg:columns-3 xl:columns-4">
        {children.map(({ id, name, children: groups }) => (
          <section
            key={id}
            aria-label={name}
            className="mb-4 break-inside-avoid rounded-card border border-line bg-card p-3"
          >
            <h2>
              <Link
                to={categoryHref(id)}
                className="flex min-h-11 items-center font-semibold text-brand hover:underline lg:min-h-9"
              >
                {name}
              </Link>
            </h2>
            <ul className="grid grid-cols-2 gap-x-3 lg:grid-cols-1">
              {groups.map((group) => (
                <li key={group.id}>
                  <Link
                    to={categoryHref(group.id)}
                    className="flex min-h-11 items-center py-1.5 text-sm leading-snug hover:underline lg:min-h-8"
                  >
                    {group.name}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
