import type { Plan, TierBenefits } from '@sgb/contract/membership.ts';
import { formatRand } from '@sgb/money/format.ts';
import { cx } from '@sgb/ui/cx.ts';
import { useId, useState } from 'react';
import { monthlySaving } from './saving.ts';

interface SavingBoxProps {
  readonly list: readonly TierBenefits[];
  readonly plans: readonly Plan[];
}

/** What each tier would save on what somebody buys in a month, and what is left of it after the price. */
export function SavingBox({ list, plans }: SavingBoxProps) {
  const [goods, setGoods] = useState(3_000);
  const [freight, setFreight] = useState(800);
  const without = list.find(({ vipgradeid }) => vipgradeid === 0);
  if (!without) return null;
  const rows = list
    .filter(({ vipgradeid }) => vipgradeid !== 0)
    .map((tier) => {
      const saved = monthlySaving(tier, without, { goodsCents: goods * 100, freightCents: freight * 100 });
      const price =
        plans.find(({ vipgradeid, months }) => vipgradeid === tier.vipgradeid && months === 12)?.perMonth ?? 0;
      return { ...tier, saved, price, left: saved - price };
    });
  const best = Math.max(...rows.map(({ left }) => left));
  return (
    <section aria-labelledby="saving" className="rounded-card border border-line bg-card p-4 md:p-5">
      <h2 id="saving" className="font-semibold text-lg">
        What would it save you?
      </h2>
      <p className="text-ink-soft text-sm">Move the two to what you buy in a month.</p>
      <div className="mt-4 grid gap-4 md:grid-cols-2 md:gap-8">
        <Amount label="Goods a month" value={goods} max={20_000} step={250} onChange={setGoods} />
        <Amount label="Freight a month" value={freight} max={6_000} step={100} onChange={setFreight} />
      </div>
      <table className="mt-4 w-full text-sm">
        <caption className="sr-only">Saving a month for each tier, with the price of a year</caption>
        <thead className="text-ink-soft">
          <tr>
            <th scope="col" className="py-1.5 text-left font-medium">
              A month
            </th>
            <th scope="col" className="py-1.5 text-right font-medium">
              Saves
            </th>
            <th scope="col" className="py-1.5 text-right font-medium">
              Costs
            </th>
            <th scope="col" className="py-1.5 text-right font-medium">
              You keep
            </th>
          </tr>
        </thead>
        <tbody aria-live="polite">
          {rows.map(({ vipgradeid, vipname, saved, price, left }) => (
            <tr key={vipgradeid} className="border-line border-t">
              <th scope="row" className="py-2 text-left font-medium">
                {vipname}
                {left === best && left > 0 && <span className="block font-normal text-good text-xs">Best for you</span>}
              </th>
              <td className="money py-2 text-right">{formatRand(saved)}</td>
              <td className="money py-2 text-right text-ink-soft">{formatRand(price)}</td>
              <td className={cx('money py-2 text-right font-semibold', left > 0 ? 'text-good' : 'text-ink-soft')}>
                {left > 0 ? '+' : ''}
                {formatRand(left)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-ink-soft text-xs">
        Costs are a twelfth of a year. Of freight discount and coupons only the better one counts, as at the checkout.
      </p>
    </section>
  );
}

interface AmountProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly step: number;
  readonly onChange: (value: number) => void;
}

function Amount({ label, value, max, step, onChange }: AmountProps) {
  const id = useId();
  return (
    <div>
      <div className="flex items-baseline justify-between gap-2">
        <label htmlFor={id} className="font-medium text-sm">
          {label}
        </label>
        <output htmlFor={id} className="money font-semibold">
          {formatRand(value * 100)}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={0}
        max={max}
        step={step}
        value={value}
        aria-valuetext={formatRand(value * 100)}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
        className="h-11 w-full accent-brand"
      />
    </div>
  );
}
