import type { Supplier } from '@sgb/contract/catalog.ts';
import { formatCount } from '@sgb/money/format.ts';
import { buttonClass } from '@sgb/ui/button.tsx';
import { Card } from '@sgb/ui/card.tsx';
import { SupplierFacts, SupplierScores } from '../../shared/goods/supplier-facts.tsx';
import { supplierHref } from '../../shared/links/link.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import { drawnFrom, Reused } from '../../shared/page/reused.tsx';

export function SupplierCard({ supplier, productId }: { supplier: Supplier; productId: string }) {
  return (
    <Card as="section" className="flex flex-col gap-4 md:flex-row md:items-center md:gap-8">
      <Reused as={drawnFrom('supplier', supplier)}>
        <div className="min-w-0 flex-1">
          <p className="text-ink-soft text-xs">Supplier</p>
          <h2 className="font-semibold text-base">{supplier.name}</h2>
          {supplier.nameZh !== supplier.name && (
            <p lang="zh" className="text-ink-soft text-sm">
              {supplier.nameZh}
            </p>
          )}
          <SupplierFacts supplier={supplier} />
        </div>
        <SupplierScores supplier={supplier} />
      </Reused>
      <Link
        to={supplierHref(supplier.id, productId)}
        className={buttonClass({ variant: 'secondary' }, 'self-stretch md:self-center')}
      >
        See all {formatCount(supplier.productCount)} products
      </Link>
    </Card>
  );
}
