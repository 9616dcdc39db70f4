import { unitWord } from '@sgb/contract/catalogue.ts';
import { buttonClass } from '@sgb/ui/button.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { Picture } from '@sgb/ui/picture.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../shared/api/api.ts';
import { backgroundApi } from '../../shared/api/network.ts';
import { pictureUrl, productHref } from '../../shared/links/link.tsx';
import { to } from '../../shared/links/links.ts';
import { Link } from '../../shared/links/router-link.tsx';
import { panelLook } from '../../shared/page/popover.tsx';

const detail = 'GET /api/cart/count/unpaid/detail';

/** What was put into the cart last, under the mouse. */
export default function CartPeek() {
  const { data } = useQuery({
    ...query(detail, {}),
    queryFn: ({ signal }) => backgroundApi.call(detail, {}, signal),
    staleTime: 10_000,
  });
  return (
    <div className="absolute top-full right-0 z-10 animate-fade-in pt-1">
      <section aria-label="In your cart" className={cx(panelLook, 'w-84 p-3')}>
        <p className="font-semibold text-sm">Added last</p>
        {data ? (
          <ul className="my-1 divide-y divide-line">
            {data.lines.map(({ id, productid, title, options, picture, quantity, unit }) => (
              <li key={id}>
                <Link to={productHref(productid)} className="flex items-center gap-3 py-2 hover:underline">
                  <span className="w-12 shrink-0">
                    <Picture src={pictureUrl(picture)} alt="" sizes="48px" className="rounded-control" />
                  </span>
                  <span className="min-w-0 flex-1 text-sm">
                    <span className="block truncate">{title}</span>
                    <span className="block truncate text-ink-soft text-xs">
                      {[...options, `${quantity} ${unitWord(unit, quantity)}`].join(', ')}
                    </span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        ) : (
          <Skeleton className="my-2 h-48" />
        )}
        {data && data.unpaid > 0 && (
          <Link to={to.unpaid} className="block py-2 font-medium text-brand text-sm hover:underline">
            {data.unpaid === 1 ? '1 order waits' : `${data.unpaid} orders wait`} to be paid
          </Link>
        )}
        <Link to={to.cart} className={buttonClass({ variant: 'action', wide: true })}>
          Go to cart
        </Link>
      </section>
    </div>
  );
}
