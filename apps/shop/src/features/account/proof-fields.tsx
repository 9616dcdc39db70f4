import { Field } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { z } from 'zod';
import { useApi } from '../../shared/api/api.ts';
import { CodeField } from '../../shared/forms/code-field.tsx';
import { PasswordInput } from '../../shared/forms/password-input.tsx';
import { to } from '../../shared/links/links.ts';
import { Link } from '../../shared/links/router-link.tsx';

interface Entered {
  readonly password: string;
  readonly oldcode: string;
}

/** The input of a call that puts another address in the place of one, as a form asks for it: with all that proves it. */
export function withProof<Out extends Entered, In>(schema: z.ZodType<Out, In>, changes: (entered: Out) => boolean) {
  return schema.check((context) => {
    const { value, issues } = context;
    if (!changes(value)) return;
    const ask = (field: keyof Entered, message: string) => {
      if (value[field] === '') issues.push({ code: 'custom', path: [field], message, input: value });
    };
    ask('password', 'Enter your password.');
    ask('oldcode', 'Enter the 6 digits that we sent you.');
  });
}

interface ProofFieldsProps {
  what: 'email' | 'mobile';
  password: UseFormRegisterReturn;
  oldcode: UseFormRegisterReturn;
  errors: Partial<Record<keyof Entered, { message?: string }>>;
}

/** Who changes how an account is reached shows that it is theirs: by the password, and a code to where it was reached before. */
export function ProofFields({ what, password, oldcode, errors }: ProofFieldsProps) {
  const api = useApi();
  return (
    <>
      <Notice tone="info" title="Is it you?">
        So that nobody else can take your account over, enter your password and the code that we send to where we
        reached you until now. If you cannot get at it any more,{' '}
        <Link to={to.chat} className="font-medium underline">
          write to us
        </Link>
        .
      </Notice>
      <Field label="Your password" error={errors.password?.message} required>
        <PasswordInput {...password} autoComplete="current-password" />
      </Field>
      <CodeField
        label="Code to the old address"
        error={errors.oldcode?.message}
        input={oldcode}
        onSend={() => api.call('GET /api/user/sendchangecode', { what })}
      />
    </>
  );
}
