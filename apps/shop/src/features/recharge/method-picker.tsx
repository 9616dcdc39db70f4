import type { RechargeMethod } from '@sgb/contract/recharge-options.ts';
import { cx } from '@sgb/ui/cx.ts';
import { CreditCard, Landmark, type LucideIcon, Smartphone, Zap } from 'lucide-react';
import { methodWords } from './words.ts';

export const icons: Readonly<Record<RechargeMethod, LucideIcon>> = {
  eft: Landmark,
  payfast: Smartphone,
  ozow: Zap,
  yoco: CreditCard,
};

interface MethodPickerProps {
  methods: readonly RechargeMethod[];
  value: RechargeMethod;
  onChange: (method: RechargeMethod) => void;
}

export function MethodPicker({ methods, value, onChange }: MethodPickerProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">How would you like to pay?</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {methods.map((method) => {
          const Icon = icons[method];
          const { name, hint } = methodWords[method];
          return (
            <label
              key={method}
              className={cx(
                'flex cursor-pointer items-start gap-3 rounded-control border p-3 has-focus-visible:outline-2 has-focus-visible:outline-brand has-focus-visible:outline-offset-2',
                value === method ? 'border-brand bg-brand-soft' : 'border-line bg-card hover:bg-sunk',
              )}
            >
              <input
                type="radio"
                name="method"
                value={method}
                checked={value === method}
                onChange={() => onChange(method)}
                className="mt-1 size-4 accent-brand"
              />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold text-sm">{name}</span>
                <span className="block text-ink-soft text-xs">{hint}</span>
              </span>
              <Icon aria-hidden="true" className="size-5 shrink-0 text-brand" />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
