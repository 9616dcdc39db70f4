import type { Breakdown, CheckoutLine } from '@sgb/contract/checkout.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { Picture } from '@sgb/ui/picture.tsx';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { pictureUrl, productHref } from '../../shared/links/link.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import { countOf, faultWords, quantityWords } from './words.ts';

interface GoodsCardProps {
  readonly breakdown: Breakdown;
  /** Back to where mistakes are mended. */
  readonly editHref?: string;
  /** Goods from Johannesburg all come from us. */
  readonly bySupplier: boolean;
  readonly extra?: (line: CheckoutLine) => ReactNode;
}

/** What is bought, supplier by supplier. */
export function GoodsCard({ breakdown, editHref, bySupplier, extra }: GoodsCardProps) {
  const { lines, suppliers } = breakdown;
  const byId = new Map(lines.map((line) => [line.id, line]));
  const groups = bySupplier
    ? suppliers.map(({ supplierId, supplierName, lineIds }) => ({ key: supplierId, name: supplierName, ids: lineIds }))
    : [{ key: 'sa', name: 'SGB warehouse, Johannesburg', ids: lines.map(({ id }) => id) }];
  return (
    <Card as="section" aria-labelledby="goods-title">
      <CardHeader
        className="mb-1"
        title={<span id="goods-title">{countOf(lines.length, 'order')}</span>}
        action={
          editHref && (
            <Link
              to={editHref}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 font-medium text-brand text-sm hover:bg-sunk md:min-h-9"
            >
              <Pencil aria-hidden="true" className="size-4" />
              Change in cart
            </Link>
          )
        }
      />
      {groups.map(({ key, name, ids }) => (
        <section key={key} aria-label={name} className="border-line border-t pt-3 first-of-type:border-t-0">
          <h3 className="truncate text-ink-soft text-sm">{name}</h3>
          <ul>
            {ids.map((id) => {
              const line = byId.get(id);
              return line && <Line key={id} line={line} extra={extra} />;
            })}
          </ul>
        </section>
      ))}
    </Card>
  );
}

function Line({ line, extra }: { line: CheckoutLine; extra: GoodsCardProps['extra'] }) {
  const fault = faultWords(line.fault);
  const title = <span className="line-clamp-2 text-sm">{line.title}</span>;
  return (
    <li className="flex gap-3 py-3">
      <div className="w-16 shrink-0">
        <Picture src={pictureUrl(line.picture)} alt="" sizes="64px" className="rounded-control" />
      </div>
      <div className="min-w-0 flex-1">
        <div className="flex justify-between gap-3">
          <div className="min-w-0">
            {line.productId === '0' ? title : <Link to={productHref(line.productId)}>{title}</Link>}
            <p className="text-ink-soft text-xs">
              {[...line.options, `${quantityWords(line)} × ${formatRand(line.unitCents)}`].join(' · ')}
            </p>
          </div>
          <p className="money shrink-0 font-semibold text-sm">{formatRand(line.goodsCents)}</p>
        </div>
        {line.remark && <p className="text-ink-soft text-xs">Note for our buyers: {line.remark}</p>}
        {fault && <p className="font-medium text-danger text-sm">{fault}</p>}
        {extra?.(line)}
      </div>
    </li>
  );
}
