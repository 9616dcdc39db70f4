import { notify } from '@sgb/ui/notify.ts';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../shared/api/api.ts';
import { saveFile } from '../../shared/browser/save-file.ts';
import type { Asked } from './address.ts';

/** The orders that are asked for as a file, all pages of them. */
export function useOrderFile({ page: _, ...filter }: Asked) {
  const api = useApi();
  return useMutation({
    mutationFn: () => api.call('POST /api/shoporder/export', filter),
    onSuccess: saveFile,
    onError: (error) => notify('danger', error.message),
  });
}
