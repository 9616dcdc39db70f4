import { mobileCodeInput } from '@sgb/contract/access-fields.ts';
import type { CountryId } from '@sgb/contract/countries.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { useWatch } from 'react-hook-form';
import { useApi } from '../../shared/api/api.ts';
import { CodeField } from '../../shared/forms/code-field.tsx';
import { countryIdIn } from '../../shared/forms/country-id.ts';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { MobileFields } from './mobile-fields.tsx';

interface MobileChangeProps {
  countryId: CountryId;
  mobile: string;
  onDone: () => void;
}

export function MobileChange({ countryId, mobile, onDone }: MobileChangeProps) {
  const api = useApi();
  const { register, trigger, getValues, control, errors, submit, sending, fault } = useContractForm({
    schema: mobileCodeInput,
    defaultValues: { countryid: countryId, mobile, pin: '' },
    send: (entered) => api.call('POST /api/user/updatemobile', entered),
    onSent: onDone,
  });
  const chosen = countryIdIn(useWatch({ control, name: 'countryid' }));
  async function send() {
    if (!(await trigger('mobile', { shouldFocus: true }))) return null;
    const { countryid, mobile: number } = getValues();
    return api.call('GET /api/user/sendmobilecode', { countryid, mobile: number });
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <MobileFields
        country={register('countryid')}
        mobile={register('mobile')}
        countryId={chosen}
        error={errors.mobile?.message}
      />
      <CodeField label="Code from the SMS" error={errors.pin?.message} input={register('pin')} onSend={send} />
      {fault && <Notice tone="danger">{fault}</Notice>}
      <Button type="submit" loading={sending.isPending} className="self-start">
        Confirm mobile number
      </Button>
    </form>
  );
}
