import { countedIn } from '@sgb/contract/catalogue.ts';
import { markets, orderTypes } from '@sgb/contract/order-states.ts';
import type { OrderCard } from '@sgb/contract/orders.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Picture } from '@sgb/ui/picture.tsx';
import { Tag } from '@sgb/ui/tag.tsx';
import { pictureUrl } from '../../shared/links/link.tsx';
import { Link } from '../../shared/links/router-link.tsx';

type Goods = Pick<
  OrderCard,
  | 'type'
  | 'market'
  | 'title'
  | 'options'
  | 'picture'
  | 'quantity'
  | 'unit'
  | 'unitCents'
  | 'declaredCents'
  | 'supplierName'
>;

/** What was ordered: picture, title, options, and how many at what price. */
export function OrderGoods({ goods, href, priority }: { goods: Goods; href: string; priority?: boolean }) {
  return (
    <div className="flex gap-3">
      <span className="w-20 shrink-0 md:w-24">
        <Picture
          src={pictureUrl(goods.picture)}
          alt=""
          sizes="96px"
          priority={priority ?? false}
          className="rounded-control"
        />
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="line-clamp-2 font-medium text-sm md:text-base">
          <Link to={href} className="hover:underline">
            {goods.title}
          </Link>
        </h3>
        {goods.options.length > 0 && <p className="truncate text-ink-soft text-sm">{goods.options.join(', ')}</p>}
        {goods.type === orderTypes.transfer ? (
          <>
            <p className="text-ink-soft text-sm">
              {countedIn(goods.unit, goods.quantity)}, declared at{' '}
              <span className="money">{formatRand(goods.declaredCents)}</span>
            </p>
            <p className="truncate text-ink-soft text-xs">Sent by you with {goods.supplierName}</p>
          </>
        ) : (
          <>
            <p className="text-ink-soft text-sm">
              <span className="money">{formatRand(goods.unitCents)}</span> × {goods.quantity}
            </p>
            {goods.type === orderTypes.groupPurchase && (
              <Tag tone="brand" className="my-0.5">
                Bought together
              </Tag>
            )}
            <p className="truncate text-ink-soft text-xs">
              {goods.market === markets.southAfrica ? 'From our stock in Johannesburg' : goods.supplierName}
            </p>
          </>
        )}
      </div>
    </div>
  );
}
