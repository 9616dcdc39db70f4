import { zodResolver } from '@hookform/resolvers/zod';
import { Refused } from '@sgb/contract/client.ts';
import type { Receiver } from '@sgb/contract/clients.ts';
import { type ReceiverEntry, type ReceiverInput, receiverInput } from '@sgb/contract/receiver-fields.ts';
import { notify } from '@sgb/ui/notify.ts';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router';
import { useApi } from '../../shared/api/api.ts';
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

/** The field that a refusal names, if it is one of the form. */
function fieldOf(error: Error, entry: ReceiverEntry): FieldPath<ReceiverEntry> | null {
  const { field } = ((error instanceof Refused && error.data) || {}) as { field?: string };
  return field && field in entry ? (field as FieldPath<ReceiverEntry>) : null;
}

export function useReceiverForm(receiver: Receiver | null) {
  const api = useApi();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const forget = useForgetReceivers();
  const saved = useRef(false);
  const form = useForm<ReceiverEntry, unknown, ReceiverInput>({
    resolver: zodResolver(receiverInput),
    defaultValues: startOf(receiver),
    mode: 'onTouched',
  });
  const save = useMutation({
    mutationFn: (entered: ReceiverInput) => api.call('POST /api/user/address/edit', entered),
    async onSuccess({ id }, { firstName, lastName }) {
      saved.current = true;
      await forget();
      notify('good', `${firstName} ${lastName} is saved`);
      await navigate(afterForm(search, id));
    },
    onError(error) {
      const field = fieldOf(error, form.getValues());
      if (field) form.setError(field, { message: error.message.replace(`${field}: `, '') }, { shouldFocus: true });
    },
  });
  const { isDirty } = form.formState;
  const unsaved = useCallback(() => isDirty && !saved.current, [isDirty]);
  const fault = save.error && !fieldOf(save.error, form.getValues()) ? save.error.message : null;
  return { form, save, unsaved, fault };
}

export type ReceiverFormState = ReturnType<typeof useReceiverForm>['form'];
