import { type FailReason, failReasons } from '@sgb/contract/purchase-states.ts';
import { Select } from '@sgb/ui/select.tsx';

interface FailReasonSelectProps {
  readonly label?: string;
  readonly value: FailReason;
  readonly onChange: (reason: FailReason) => void;
}

/** Why something cannot be bought: the shopper reads it. */
export function FailReasonSelect({ label = 'Why it fails', value, onChange }: FailReasonSelectProps) {
  return (
    <Select
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value as FailReason)}
      options={failReasons.map((reason) => ({ value: reason, label: reason }))}
      className="max-w-80"
    />
  );
}
