import { southAfrica } from '@sgb/contract/countries.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { useWatch } from 'react-hook-form';
import { useApi } from '../../shared/api/api.ts';
import { CodeField } from '../../shared/forms/code-field.tsx';
import { countryIdIn } from '../../shared/forms/country-id.ts';
import { PasswordInput } from '../../shared/forms/password-input.tsx';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { visitorId } from '../../shared/session/session.ts';
import { MobileFields } from './mobile-fields.tsx';
import { passwordHint } from './password-hint.ts';

export function ForgotBySms({ onDone }: { onDone: () => void }) {
  const api = useApi();
  const { register, trigger, getValues, control, errors, submit, sending, fault } = useContractForm({
    schema: () => import('@sgb/contract/access-fields.ts').then(({ mobilePasswordInput }) => mobilePasswordInput),
    defaultValues: { countryid: southAfrica, mobile: '', pin: '', password: '' },
    send: (entered) => api.call('POST /api/user/forgotupdatepassword', { ...entered, visitorid: visitorId() }),
    onSent: onDone,
  });
  const countryId = countryIdIn(useWatch({ control, name: 'countryid' }));
  async function send() {
    if (!(await trigger('mobile', { shouldFocus: true }))) return null;
    const { countryid, mobile } = getValues();
    return api.call('GET /api/user/forgotsmspin', { countryid, mobile, visitorid: visitorId() });
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <MobileFields
        country={register('countryid')}
        mobile={register('mobile')}
        countryId={countryId}
        error={errors.mobile?.message}
      />
      <CodeField
        label="Code from the SMS"
        error={errors.pin?.message}
        input={register('pin')}
        maxLength={19}
        onSend={send}
      />
      <Field label="New password" error={errors.password?.message} hint={passwordHint} required>
        <PasswordInput {...register('password')} autoComplete="new-password" />
      </Field>
      {fault && <Notice tone="danger">{fault}</Notice>}
      <Button type="submit" size="lg" wide loading={sending.isPending}>
        Set new password
      </Button>
    </form>
  );
}
