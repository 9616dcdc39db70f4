import { type Fit, fits, fitWords, reviewTextLimit } from '@sgb/contract/review-rules.ts';
import { Checkbox } from '@sgb/ui/checkbox.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { Field, Textarea } from '@sgb/ui/field.tsx';
import { useId } from 'react';

const choice =
  'flex min-h-11 flex-1 cursor-pointer items-center justify-center rounded-control border border-line-strong px-2 text-sm has-focus-visible:outline-2 has-focus-visible:outline-focus';

/** Asked only of what was bought in a size. */
export function FitInput({ size, value, onChange }: { size: string; value: Fit; onChange: (fit: Fit) => void }) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1 font-medium text-sm">Was the size right? You bought {size}.</legend>
      <div className="flex gap-2">
        {([fits.small, fits.right, fits.large] as const).map((fit) => (
          <label key={fit} className={cx(choice, value === fit && 'border-brand bg-brand-soft text-brand')}>
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={value === fit}
              onChange={() => onChange(fit)}
            />
            {fitWords[fit]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface ShowFieldsProps {
  /** How the shopper is named: 'Thandi M.' */
  name: string;
  what: string;
  show: 0 | 1;
  story: string;
  onChange: (change: { show?: 0 | 1; story?: string }) => void;
}

/** Consent is asked for each thing by itself, and never given beforehand; with it there is room for more words. */
export function ShowFields({ name, what, show, story, onChange }: ShowFieldsProps) {
  return (
    <div className="flex flex-col gap-2">
      <Checkbox
        checked={show === 1}
        onChange={(wanted) => onChange({ show: wanted ? 1 : 0 })}
        label={`Show my ${what} to others as “${name}”`}
      />
      {show === 1 && (
        <>
          <Field label="Your review" optional hint={`${story.length} of ${reviewTextLimit} characters`}>
            <Textarea
              rows={3}
              maxLength={reviewTextLimit}
              value={story}
              onChange={({ currentTarget }) => onChange({ story: currentTarget.value })}
            />
          </Field>
          <p className="text-ink-soft text-xs">You can take it back at any time under Personal info, My reviews.</p>
        </>
      )}
    </div>
  );
}
