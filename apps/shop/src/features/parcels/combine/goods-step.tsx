import { markets, orderListHref, orderTabs } from '@sgb/contract/order-states.ts';
import type { ParcelTogether, Shippable } from '@sgb/contract/parcel-views.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button, buttonClass } from '@sgb/ui/button.tsx';
import { Card } from '@sgb/ui/card.tsx';
import { Checkbox } from '@sgb/ui/checkbox.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Picture } from '@sgb/ui/picture.tsx';
import { EmptyState, EndOfList } from '@sgb/ui/states.tsx';
import { Tag } from '@sgb/ui/tag.tsx';
import { Search } from 'lucide-react';
import { pictureUrl } from '../../../shared/links/link.tsx';
import { Link } from '../../../shared/links/router-link.tsx';
import { sizeWords, weightWords } from '../../../shared/words/measures.ts';
import { orderHref } from '../address.ts';
import { mostOrders, withOrders } from '../choices.ts';
import { classWords, storageWords } from '../goods-words.ts';
import { Photos } from '../photos.tsx';
import { LimitsCard } from './limits-card.tsx';
import type { Combine } from './use-combine.ts';

/** From so many on, looking for one takes a search. */
const many = 8;

/** The collected orders, to be ticked. */
export function GoodsStep({ combine, together }: { combine: Combine; together: ParcelTogether | undefined }) {
  const { goods, choices, change, keyword, setKeyword } = combine;
  const ids = goods.shown.map(({ id }) => id);
  const ticked = ids.filter((id) => choices.orderIds.includes(id)).length;
  const all = ticked === 0 ? false : ticked === ids.length ? true : 'mixed';
  return (
    <Card as="section" padding="none" aria-labelledby="goods-title">
      <header className="flex flex-wrap items-center justify-between gap-x-4 border-line border-b px-3 py-2 md:px-4">
        <h2 id="goods-title" className="font-semibold text-base">
          What should we ship?
        </h2>
        <Checkbox
          label={keyword ? 'Select all found' : 'Select all'}
          checked={all}
          disabled={ids.length === 0}
          onChange={(on) => change(withOrders(choices, ids.slice(0, mostOrders), on))}
        />
      </header>
      {goods.total > many && (
        <Field label="Find an order" hideLabel className="px-3 pt-3 md:px-4">
          <Input
            type="search"
            placeholder="Order number or title"
            maxLength={50}
            value={keyword}
            before={<Search aria-hidden="true" className="size-5" />}
            onChange={({ currentTarget }) => setKeyword(currentTarget.value)}
          />
        </Field>
      )}
      <ul aria-busy={goods.searching} className={cx('divide-y divide-line', goods.searching && 'opacity-50')}>
        {goods.shown.map((order, place) => (
          <Row
            key={order.id}
            order={order}
            priority={place < 3}
            chosen={choices.orderIds.includes(order.id)}
            onChoose={(on) => change(withOrders(choices, [order.id], on))}
          />
        ))}
      </ul>
      {keyword && !goods.searching && goods.shown.length === 0 && (
        <p className="px-4 py-6 text-center text-ink-soft text-sm">No order with these words.</p>
      )}
      {goods.more ? (
        <div className="border-line border-t p-3 text-center">
          <Button variant="secondary" loading={goods.loadingMore} onClick={goods.more}>
            Show more
          </Button>
        </div>
      ) : (
        !keyword && goods.total > many && <EndOfList />
      )}
      <LimitsCard combine={combine} together={together} />
    </Card>
  );
}

interface RowProps {
  readonly order: Shippable;
  readonly chosen: boolean;
  readonly onChoose: (chosen: boolean) => void;
  readonly priority: boolean;
}

function Row({ order, chosen, onChoose, priority }: RowProps) {
  const storage = storageWords(order);
  const special = classWords[order.special];
  return (
    <li className={cx('flex gap-2 p-3 md:px-4', chosen && 'bg-brand-soft/50')}>
      <Checkbox
        label={`Ship ${order.number}: ${order.title}`}
        hideLabel
        checked={chosen}
        onChange={onChoose}
        className="-ml-2 self-start"
      />
      <div className="w-20 shrink-0">
        <Photos photos={order.photos} title={order.title}>
          <Picture
            src={pictureUrl(order.picture)}
            alt=""
            sizes="80px"
            priority={priority}
            className="rounded-control"
          />
        </Photos>
      </div>
      <div className="min-w-0 flex-1 text-sm">
        <p className="line-clamp-2 font-medium">{order.title}</p>
        <p className="truncate text-ink-soft text-xs">
          {[...order.options, `${order.quantity} ×`].join(' · ')}{' '}
          <span className="money">{formatRand(order.goodsCents / order.quantity)}</span>
        </p>
        <p className="text-ink-soft text-xs tabular-nums">
          {weightWords(order.grams)} · {sizeWords(order)}
        </p>
        <div className="mt-1 flex flex-wrap items-center gap-1.5">
          <Tag tone={storage.tone}>{storage.text}</Tag>
          {special && <Tag tone="info">{special}</Tag>}
          <Link to={orderHref(order.id)} className="ml-auto text-brand text-xs hover:underline">
            {order.number}
          </Link>
        </div>
      </div>
    </li>
  );
}

/** Nothing has arrived: what to do about that. */
export function NothingToShip() {
  return (
    <EmptyState
      title="Nothing waits to be shipped"
      picture="parcel"
      action={
        <Link to={orderListHref(markets.china, orderTabs.purchase)} className={buttonClass()}>
          My orders
        </Link>
      }
    >
      As soon as an order has arrived in our China warehouse, you can ship it from here, alone or with others.
    </EmptyState>
  );
}
