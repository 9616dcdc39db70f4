import type { CountryId } from '@sgb/contract/countries.ts';
import { readPhone } from '@sgb/contract/phone.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { useWatch } from 'react-hook-form';
import { useApi } from '../../shared/api/api.ts';
import { CodeField } from '../../shared/forms/code-field.tsx';
import { countryIdIn } from '../../shared/forms/country-id.ts';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { MobileFields } from './mobile-fields.tsx';
import { ProofFields, withProof } from './proof-fields.tsx';

interface MobileChangeProps {
  countryId: CountryId;
  /** As +27821234567; empty without one. */
  mobile: string;
  /** Told until when the new one rests; empty where it is only confirmed. */
  onDone: (restsUntil: string) => void;
}

export default function MobileChange({ countryId, mobile, onDone }: MobileChangeProps) {
  const api = useApi();
  const isAnother = (entered: string, country: CountryId) => {
    const read = readPhone(entered, country);
    return !('e164' in read) || read.e164 !== mobile;
  };
  const { register, trigger, getValues, control, errors, submit, sending, fault } = useContractForm({
    schema: () =>
      import('@sgb/contract/access-fields.ts').then(({ updateMobileInput }) =>
        withProof(updateMobileInput, (entered) => isAnother(entered.mobile, entered.countryid)),
      ),
    defaultValues: { countryid: countryId, mobile, pin: '', password: '', oldcode: '' },
    send: (entered) => api.call('POST /api/user/updatemobile', entered),
    onSent: ({ restsUntil }) => onDone(restsUntil),
  });
  const [country, number] = useWatch({ control, name: ['countryid', 'mobile'] });
  const chosen = countryIdIn(country);
  const another = isAnother(number, chosen);
  async function send() {
    if (!(await trigger('mobile', { shouldFocus: true }))) return null;
    const { countryid, mobile: entered } = getValues();
    return api.call('GET /api/user/sendmobilecode', { countryid, mobile: entered });
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <MobileFields
        country={register('countryid')}
        mobile={register('mobile')}
        countryId={chosen}
        error={errors.mobile?.message}
      />
      <CodeField
        label={another ? 'Code to the new number' : 'Code from the SMS'}
        error={errors.pin?.message}
        input={register('pin')}
        onSend={send}
      />
      {another && (
        <ProofFields what="mobile" password={register('password')} oldcode={register('oldcode')} errors={errors} />
      )}
      {fault && <Notice tone="danger">{fault}</Notice>}
      <Button type="submit" loading={sending.isPending} className="self-start">
        {another ? 'Change mobile number' : 'Confirm mobile number'}
      </Button>
    </form>
  );
}
