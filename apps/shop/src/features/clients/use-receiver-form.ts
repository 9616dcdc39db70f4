import { idTypes } from '@sgb/contract/addresses.ts';
import type { Receiver } from '@sgb/contract/clients.ts';
import type { UserInfo } from '@sgb/contract/profile.ts';
import type { ReceiverEntry } from '@sgb/contract/receiver-fields.ts';
import { notify } from '@sgb/ui/notify.ts';
import { useNavigate, useSearchParams } from 'react-router';
import { useApi } from '../../shared/api/api.ts';
import { countryIdIn } from '../../shared/forms/country-id.ts';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { useForgetReceivers } from './forget-receivers.ts';
import { afterForm } from './links.ts';

/** The first receiver is mostly oneself. */
function ownStart(info: UserInfo | undefined): Partial<ReceiverEntry> {
  if (!info) return {};
  const { firstname: firstName, lastname: lastName, mobile, email, suburb } = info;
  return { firstName, lastName, mobile, email, suburb, countryId: countryIdIn(info.countryid) };
}

function startOf(receiver: Receiver | null, self: UserInfo | undefined, onlyId: boolean): ReceiverEntry {
  if (!receiver) {
    const empty = { label: '', firstName: '', lastName: '', mobile: '', altMobile: '', email: '', unit: '', note: '' };
    const place = { countryId: 1, province: '', city: '', suburb: '', postcode: '', street: '' } as const;
    return { ...empty, ...place, type: 1, idType: 0, idNumber: '', isDefault: false, ...ownStart(self) };
  }
  const { idMasked: _, ...kept } = receiver;
  return { ...kept, idNumber: '', ...(onlyId && kept.idType === idTypes.none && { idType: idTypes.southAfricanId }) };
}

/** `self` is who the account belongs to, where it is to be filled in with that. */
export function useReceiverForm(receiver: Receiver | null, self: UserInfo | undefined) {
  const api = useApi();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const forget = useForgetReceivers();
  return useContractForm({
    schema: () => import('@sgb/contract/receiver-fields.ts').then(({ receiverInput }) => receiverInput),
    defaultValues: startOf(receiver, self, search.get('only') === 'id'),
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
