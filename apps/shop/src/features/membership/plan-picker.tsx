import type { Plan } from '@sgb/contract/membership.ts';
import { tierIds, tierNames } from '@sgb/contract/membership-plans.ts';
import { formatRand } from '@sgb/money/format.ts';
import { cx } from '@sgb/ui/cx.ts';
import type { ReactNode } from 'react';
import { monthWords } from './words.ts';

interface ChoiceProps {
  readonly name: string;
  readonly value: number;
  readonly checked: boolean;
  readonly onPick: (value: number) => void;
  readonly children: ReactNode;
}

function Choice({ name, value, checked, onPick, children }: ChoiceProps) {
  return (
    <label
      className={cx(
        'flex min-h-11 cursor-pointer items-center gap-2 rounded-control border px-2.5 py-2 md:gap-3 md:px-3 has-focus-visible:outline-2 has-focus-visible:outline-brand',
        checked ? 'border-brand bg-brand-soft' : 'border-line bg-card hover:bg-sunk',
      )}
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        onChange={() => onPick(value)}
        className="size-4 shrink-0 accent-brand"
      />
      {children}
    </label>
  );
}

export function TierPicker({ value, onPick }: { value: number; onPick: (tier: number) => void }) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">Tier</legend>
      <div className="grid grid-cols-3 gap-2">
        {tierIds.toReversed().map((tier) => (
          <Choice key={tier} name="tier" value={tier} checked={tier === value} onPick={onPick}>
            <span className="font-medium text-sm">{tierNames[tier]}</span>
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}

interface PlanPickerProps {
  readonly plans: readonly Plan[];
  readonly value: number;
  readonly onPick: (planId: number) => void;
}

export function PlanPicker({ plans, value, onPick }: PlanPickerProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">Plan</legend>
      <div className="flex flex-col gap-2">
        {plans.map(({ vipgradepriceid, months, price, perMonth, saves }) => (
          <Choice
            key={vipgradepriceid}
            name="plan"
            value={vipgradepriceid}
            checked={vipgradepriceid === value}
            onPick={onPick}
          >
            <span className="min-w-0 flex-1">
              <span className="block font-medium text-sm">{monthWords(months)}</span>
              {months > 1 && (
                <span className="block text-ink-soft text-xs">
                  <span className="money">{formatRand(perMonth)}</span> a month, saves{' '}
                  <span className="money">{formatRand(saves)}</span>
                </span>
              )}
            </span>
            <span className="money font-semibold">{formatRand(price)}</span>
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}
