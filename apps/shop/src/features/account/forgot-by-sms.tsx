import { zodResolver } from '@hookform/resolvers/zod';
import { mobilePasswordInput } from '@sgb/contract/access-fields.ts';
import type { InputOf } from '@sgb/contract/client.ts';
import { type CountryId, southAfrica } from '@sgb/contract/countries.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { useApi } from '../../shared/api/api.ts';
import { CodeField } from '../../shared/forms/code-field.tsx';
import { PasswordInput } from '../../shared/forms/password-input.tsx';
import { MobileFields } from './mobile-fields.tsx';
import { passwordHint } from './password-hint.ts';

type Entered = InputOf<'POST /api/user/forgotupdatepassword'>;

export function ForgotBySms({ onDone }: { onDone: () => void }) {
  const api = useApi();
  const { register, handleSubmit, trigger, getValues, formState, control } = useForm<Entered>({
    resolver: zodResolver(mobilePasswordInput),
    defaultValues: { countryid: southAfrica, mobile: '', pin: '', password: '' },
  });
  const { errors } = formState;
  const countryId = Number(useWatch({ control, name: 'countryid' })) as CountryId;
  const save = useMutation({
    mutationFn: (entered: Entered) => api.call('POST /api/user/forgotupdatepassword', entered),
    onSuccess: onDone,
  });
  async function send() {
    if (!(await trigger('mobile', { shouldFocus: true }))) return null;
    const { countryid, mobile } = getValues();
    return api.call('GET /api/user/forgotsmspin', { countryid, mobile });
  }
  return (
    <form
      method="post"
      noValidate
      onSubmit={handleSubmit((entered) => save.mutate(entered))}
      className="flex flex-col gap-4"
    >
      <MobileFields
        country={register('countryid')}
        mobile={register('mobile')}
        countryId={countryId}
        error={errors.mobile?.message}
      />
      <CodeField label="Code from the SMS" error={errors.pin?.message} input={register('pin')} onSend={send} />
      <Field label="New password" error={errors.password?.message} hint={passwordHint} required>
        <PasswordInput {...register('password')} autoComplete="new-password" />
      </Field>
      {save.error && <Notice tone="danger">{save.error.message}</Notice>}
      <Button type="submit" size="lg" wide loading={save.isPending}>
        Set new password
      </Button>
    </form>
  );
}
