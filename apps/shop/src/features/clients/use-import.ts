import { notify } from '@sgb/ui/notify.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../shared/api/api.ts';
import { useForgetReceivers } from './forget-receivers.ts';
import { textOf } from './text-of.ts';

/** Reads a file and has it checked; brings it in when asked to. */
export function useImport(onDone: () => void) {
  const api = useApi();
  const forget = useForgetReceivers();
  const [csv, setCsv] = useState('');
  const check = useMutation({
    async mutationFn(file: File) {
      const text = await textOf(file);
      setCsv(text);
      return api.call('POST /api/user/address/importcheck', { csv: text });
    },
  });
  const bring = useMutation({
    mutationFn: () => api.call('POST /api/user/address/import', { csv }),
    async onSuccess({ added }) {
      await forget();
      notify('good', `${added} ${added === 1 ? 'receiver is' : 'receivers are'} in your list`);
      onDone();
    },
  });
  return { check, bring };
}

export type Import = ReturnType<typeof useImport>;
