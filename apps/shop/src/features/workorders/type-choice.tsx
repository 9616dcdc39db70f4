import { dateAndTime } from '@sgb/contract/date-words.ts';
import { type CaseType, caseTypeWords } from '@sgb/contract/workorder-states.ts';
import type { CaseOffer } from '@sgb/contract/workorders.ts';
import { cx } from '@sgb/ui/cx.ts';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';

interface TypeChoiceProps {
  offers: readonly CaseOffer[];
  value: CaseType | null;
  onChange: (type: CaseType) => void;
  error?: string | undefined;
}

/** When it can be reported, or until when it could. */
function windowWords({ may, text, until }: CaseOffer): string {
  if (!until) return text;
  return may ? `Until ${dateAndTime(until)}.` : `${text} (${dateAndTime(until)})`;
}

export function TypeChoice({ offers, value, onChange, error }: TypeChoiceProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="sr-only">What is wrong?</legend>
      <div className="grid gap-2 md:grid-cols-2">
        {offers.map((offer) => {
          const { type, may } = offer;
          return (
            <label
              key={type}
              className={cx(
                'flex min-h-11 items-start gap-3 rounded-control border border-line-strong p-3 text-sm has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-brand',
                may ? 'cursor-pointer' : 'bg-sunk text-ink-soft',
              )}
            >
              <input
                type="radio"
                name={`${id}-type`}
                value={type}
                checked={value === type}
                disabled={!may}
                onChange={() => onChange(type)}
                className="mt-0.5 size-4 shrink-0 accent-brand"
              />
              <span className="min-w-0">
                <span className="block font-medium">{caseTypeWords[type].label}</span>
                <span className="block text-ink-soft text-xs">{may ? caseTypeWords[type].text : ''}</span>
                <span className="block text-ink-soft text-xs">{windowWords(offer)}</span>
              </span>
            </label>
          );
        })}
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1 flex items-center gap-1 text-danger text-sm">
          <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
