import type { TierBenefits } from '@sgb/contract/membership.ts';
import { Table } from '@sgb/ui/table.tsx';
import { rowsOf } from './words.ts';

/** Everything that the tiers give, side by side. */
export function CompareTable({ list, level }: { list: readonly TierBenefits[]; level: number }) {
  return (
    <section aria-labelledby="compare">
      <h2 id="compare" className="mb-2 font-semibold text-lg">
        Compare the tiers
      </h2>
      <Table
        caption="What each tier gives"
        hideCaption
        phone="scroll"
        rows={[...rowsOf(list)]}
        rowKey={({ name }) => name}
        columns={[
          { key: 'name', header: 'Benefit', primary: true, cell: ({ name }) => name },
          ...list.map((tier) => ({
            key: tier.vipname,
            header: tier.vipgradeid === level && level > 0 ? `${tier.vipname} (yours)` : tier.vipname,
            align: 'end' as const,
            cell: ({ of }: ReturnType<typeof rowsOf>[number]) => of(tier),
          })),
        ]}
      />
    </section>
  );
}
