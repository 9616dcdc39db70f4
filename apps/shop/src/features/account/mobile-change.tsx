import { zodResolver } from '@hookform/resolvers/zod';
import { mobileCodeInput } from '@sgb/contract/access-fields.ts';
import type { InputOf } from '@sgb/contract/client.ts';
import type { CountryId } from '@sgb/contract/countries.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { useApi } from '../../shared/api/api.ts';
import { CodeField } from '../../shared/forms/code-field.tsx';
import { MobileFields } from './mobile-fields.tsx';

type Entered = InputOf<'POST /api/user/updatemobile'>;

interface MobileChangeProps {
  countryId: CountryId;
  mobile: string;
  onDone: () => void;
}

export function MobileChange({ countryId, mobile, onDone }: MobileChangeProps) {
  const api = useApi();
  const { register, handleSubmit, trigger, getValues, formState, control } = useForm<Entered>({
    resolver: zodResolver(mobileCodeInput),
    defaultValues: { countryid: countryId, mobile, pin: '' },
  });
  const { errors } = formState;
  const chosen = Number(useWatch({ control, name: 'countryid' })) as CountryId;
  const save = useMutation({
    mutationFn: (entered: Entered) => api.call('POST /api/user/updatemobile', entered),
    onSuccess: onDone,
  });
  async function send() {
    if (!(await trigger('mobile', { shouldFocus: true }))) return null;
    const { countryid, mobile: number } = getValues();
    return api.call('GET /api/user/sendmobilecode', { countryid, mobile: number });
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
        countryId={chosen}
        error={errors.mobile?.message}
      />
      <CodeField label="Code from the SMS" error={errors.pin?.message} input={register('pin')} onSend={send} />
      {save.error && <Notice tone="danger">{save.error.message}</Notice>}
      <Button type="submit" loading={save.isPending} className="self-start">
        Confirm mobile number
      </Button>
    </form>
  );
}
