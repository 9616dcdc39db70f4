import type { Supplier } from '@sgb/contract/catalog.ts';
import { Card } from '@sgb/ui/card.tsx';
import { SupplierFacts, SupplierScores } from '../../shared/goods/supplier-facts.tsx';
import { SearchWithin } from '../../shared/search/search-within.tsx';

/** Who the goods of a store come from, and what its buyers report. */
export function SupplierHead({ supplier }: { supplier: Supplier }) {
  return (
    <Card as="section" className="flex flex-col gap-4 md:flex-row md:items-center md:gap-8">
      <div className="min-w-0 flex-1">
        <p className="text-ink-soft text-xs">Supplier</p>
        <h1 className="text-pretty font-bold text-lg md:text-xl">{supplier.name}</h1>
        <p lang="zh" className="text-ink-soft text-sm">
          {supplier.nameZh}
        </p>
        <SupplierFacts supplier={supplier} />
        <SearchWithin label="Search in this store" scope={{ sellerid: supplier.id }} className="mt-3 max-w-md" />
      </div>
      <SupplierScores supplier={supplier} />
    </Card>
  );
}
