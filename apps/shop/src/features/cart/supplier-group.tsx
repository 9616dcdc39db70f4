import type { CartGroup } from '@sgb/contract/cart.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Checkbox } from '@sgb/ui/checkbox.tsx';
import { Store, Warehouse } from 'lucide-react';
import { supplierHref } from '../../shared/links/link.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import { LineRow, type LineTools } from './line-row.tsx';
import { isDead, tickState } from './words.ts';

/** Everything of one supplier: it comes to our warehouse together. */
export function SupplierGroup({ group, tools }: { group: CartGroup; tools: LineTools }) {
  const { supplierid, name, lines } = group;
  const open = lines.filter((line) => !isDead(line));
  const bought = lines.filter(({ ticked }) => ticked);
  const cents = bought.reduce((sum, { lineCents }) => sum + lineCents, 0);
  const ours = supplierid === '0';
  return (
    <section aria-label={name} className="rounded-card border border-line bg-card">
      <header className="flex items-center gap-1 border-line border-b py-0.5 pr-3 pl-2 md:gap-3 md:px-4">
        <Checkbox
          checked={tickState(lines)}
          disabled={open.length === 0}
          onChange={(on) =>
            tools.tick(
              open.map(({ id }) => id),
              on,
            )
          }
          label={`Buy everything from ${name}`}
          hideLabel
          className="-ml-1"
        />
        {ours ? (
          <h2 className="flex min-w-0 flex-1 items-center gap-2 font-semibold text-sm">
            <Warehouse aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
            <span className="truncate">{name}</span>
          </h2>
        ) : (
          <h2 className="min-w-0 flex-1 font-semibold text-sm">
            <Link
              to={supplierHref(supplierid, lines[0]?.productid ?? '')}
              className="inline-flex min-h-11 max-w-full items-center gap-2 hover:underline"
            >
              <Store aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
              <span className="truncate">{name}</span>
            </Link>
          </h2>
        )}
        {cents > 0 && <span className="money shrink-0 text-ink-soft text-sm">{formatRand(cents)}</span>}
      </header>
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <LineRow key={line.id} line={line} tools={tools} />
        ))}
      </ul>
    </section>
  );
}
