import type { Product } from '@sgb/contract/catalog.ts';
import { stockTypes } from '@sgb/contract/catalogue.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Ship, Warehouse } from 'lucide-react';
import type { ReactNode } from 'react';

/** What a piece costs when it is here, as far as can be said before an order. */
export function LandedBox({ product }: { product: Product }) {
  if (product.stockType === stockTypes.stock) {
    return (
      <Box icon={<Warehouse aria-hidden="true" className="size-5" />} title="Ready in Johannesburg">
        SA Stock: it leaves our warehouse within one working day.
      </Box>
    );
  }
  return (
    <Box
      icon={<Ship aria-hidden="true" className="size-5" />}
      title={
        <>
          about <span className="money">{formatRand(product.landedCents)}</span> each landed by sea
        </>
      }
    >
      Goods + our service fee + sea freight to our pickup point; duty included. A guide, not a quote.
    </Box>
  );
}

function Box({ icon, title, children }: { icon: ReactNode; title: ReactNode; children: ReactNode }) {
  return (
    <div className="flex gap-3 rounded-card bg-brand-soft p-3">
      <span className="mt-0.5 text-brand">{icon}</span>
      <div className="min-w-0">
        <p className="font-semibold text-brand">{title}</p>
        <p className="text-sm">{children}</p>
      </div>
    </div>
  );
}
