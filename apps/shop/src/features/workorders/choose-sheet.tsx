import type { OutputOf } from '@sgb/contract/client.ts';
import { statusWords } from '@sgb/contract/order-states.ts';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Picture } from '@sgb/ui/picture.tsx';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronRight, Search } from 'lucide-react';
import { useState } from 'react';
import { Answer } from '../../shared/api/answer.tsx';
import { query } from '../../shared/api/api.ts';
import { useDebounced } from '../../shared/browser/debounced.ts';
import { pictureUrl } from '../../shared/links/link.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import { caseHref } from './address.ts';

const list = 'GET /api/shoporder/list';

/** A case is about an order: which one is it? */
export default function ChooseSheet({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const keyword = useDebounced(typed.trim(), 300);
  const answer = useQuery({ ...query(list, { keyword }), placeholderData: keepPreviousData });
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title="Which order is it about?"
      description="For something in a parcel, choose the order it belongs to."
    >
      <div className="flex flex-col gap-3">
        <Field label="Order number or title" hideLabel>
          <Input
            type="search"
            maxLength={50}
            value={typed}
            placeholder="Order number or title"
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            before={<Search aria-hidden="true" className="size-5" />}
          />
        </Field>
        <Answer of={answer} skeleton={<Skeleton className="h-64 w-full rounded-control" />}>
          {({ items }) => <Orders orders={items.filter(({ status }) => status !== 10)} />}
        </Answer>
      </div>
    </Sheet>
  );
}

function Orders({ orders }: { orders: OutputOf<typeof list>['items'] }) {
  if (orders.length === 0) return <p className="py-6 text-center text-ink-soft text-sm">No order found.</p>;
  return (
    <ul className="flex flex-col">
      {orders.map((order) => (
        <li key={order.id}>
          <Link
            to={caseHref(order.id)}
            className="-mx-2 flex min-h-14 items-center gap-3 rounded-control px-2 py-1.5 hover:bg-sunk"
          >
            <span className="w-12 shrink-0">
              <Picture src={pictureUrl(order.picture)} alt="" sizes="48px" className="rounded-control" />
            </span>
            <span className="min-w-0 flex-1 text-sm">
              <span className="block truncate font-medium">{order.title}</span>
              <span className="text-ink-soft text-xs">
                {order.number} · {statusWords[order.status].label}
              </span>
            </span>
            <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
