import { Field } from '@sgb/ui/field.tsx';
import { useApi } from '../api/api.ts';
import { CodeField } from './code-field.tsx';
import { PasswordInput } from './password-input.tsx';

export interface Confirmation {
  readonly password: string;
  readonly code: string;
}

export const unconfirmed: Confirmation = { password: '', code: '' };

/** What still lacks before money may leave, by field. */
export function confirmFaults({ password, code }: Confirmation, needsCode: boolean): Partial<Confirmation> {
  return {
    ...(password === '' && { password: 'Enter your password.' }),
    ...(needsCode && !/^\d{6}$/.test(code.trim()) && { code: 'Enter the 6 digits that we sent you.' }),
  };
}

interface ConfirmFieldsProps {
  value: Confirmation;
  onChange: (value: Confirmation) => void;
  needsCode: boolean;
  faults: Partial<Confirmation>;
}

/** The password again and, where it is much, a code from the phone. */
export function ConfirmFields({ value, onChange, needsCode, faults }: ConfirmFieldsProps) {
  const api = useApi();
  return (
    <>
      <Field label="Your password" error={faults.password} required>
        <PasswordInput
          autoComplete="current-password"
          value={value.password}
          onChange={({ currentTarget }) => onChange({ ...value, password: currentTarget.value })}
        />
      </Field>
      {needsCode && (
        <CodeField
          label="Code"
          error={faults.code}
          input={{
            value: value.code,
            onChange: ({ currentTarget }) => onChange({ ...value, code: currentTarget.value }),
          }}
          onSend={() => api.call('GET /api/user/sendmoneycode', {})}
        />
      )}
    </>
  );
}
