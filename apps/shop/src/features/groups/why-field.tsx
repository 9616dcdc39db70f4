import { Field, Textarea } from '@sgb/ui/field.tsx';

/** What is wrong with a reason; empty when it will do. */
export const whyFault = (reason: string): string =>
  reason.trim().length < 5 ? 'Say why, in 5 to 200 characters.' : '';

interface WhyFieldProps {
  value: string;
  onChange: (value: string) => void;
  error: string | false;
}

/** A reason that members are told. */
export function WhyField({ value, onChange, error }: WhyFieldProps) {
  return (
    <Field label="Why?" hint="They read this." error={error} required>
      <Textarea
        rows={3}
        maxLength={200}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </Field>
  );
}
