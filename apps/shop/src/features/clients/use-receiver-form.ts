import type { Receiver } from '@sgb/contract/clients.ts';
import { type ReceiverEntry, receiverInput } from '@sgb/contract/receiver-fields.ts';
import { notify } from '@sgb/ui/notify.ts';
import { useNavigate, useSearchParams } from 'react-router';
import { useApi } from '../../shared/api/api.ts';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { afterForm } from './links.ts';
import { useForgetReceivers } from './use-receivers.ts';

function startOf(receiver: Receiver | null): ReceiverEntry {
  if (!receiver) {
    const empty = { label: '', firstName: '', lastName: '', mobile: '', altMobile: '', email: '', unit: '', note: '' };
    const place = { countryId: 1, province: '', city: '', suburb: '', postcode: '', street: '' } as const;
    return { ...empty, ...place, type: 1, idType: 0, idNumber: '', isDefault: false };
  }
  const { idMasked: _, ...kept } = receiver;
  return { ...kept, idNumber: '' };
}

export function useReceiverForm(receiver: Receiver | null) {
  const api = useApi();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const forget = useForgetReceivers();
  return useContractForm({
    schema: receiverInput,
    defaultValues: startOf(receiver),
    mode: 'onTouched',
    send: (entered) => api.call('POST /api/user/address/edit', entered),
    async onSent({ id }, { firstName, lastName }) {
      await forget();
      notify('good', `${firstName} ${lastName} is saved`);
      await navigate(afterForm(search, id));
    },
  });
}

export type ReceiverFormState = ReturnType<typeof useReceiverForm>['form'];
