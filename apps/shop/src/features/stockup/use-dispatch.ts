import { notify } from '@sgb/ui/notify.ts';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../shared/api/api.ts';
import { useChanged } from '../../shared/api/changed.ts';
import { saveFile } from '../../shared/browser/save-file.ts';

/** What shows dispatches, and the shelves that they come from. */
const dispatchCalls = [
  'GET /api/stockup/index',
  'GET /api/stockup/ship',
  'GET /api/stockup/pending',
  'GET /api/stockup/fail',
  'GET /api/stockup/shelves',
  'GET /api/stockup/shelf',
] as const;

/** Something was sent, called off or settled: pieces and money moved. */
export function useSent(): () => Promise<void> {
  const changed = useChanged();
  return async () => {
    await changed(...dispatchCalls, 'money');
  };
}

const failed = (error: Error) => notify('danger', error.message);

export function useCancelDispatch() {
  const api = useApi();
  const sent = useSent();
  return useMutation({
    mutationFn: (id: number) => api.call('POST /api/stockup/ship/cancel', { id }),
    async onSuccess({ number }) {
      notify('good', `${number} is called off`, { description: 'Pieces and money are back.' });
      await sent();
    },
    onError: failed,
  });
}

export function useSettle() {
  const api = useApi();
  const sent = useSent();
  return useMutation({
    mutationFn: (input: { id: number; receiverId?: number }) => api.call('POST /api/stockup/pending/settle', input),
    async onSuccess({ number }) {
      notify('good', `${number} goes on`);
      await sent();
    },
    onError: failed,
  });
}

export function useHandle() {
  const api = useApi();
  const sent = useSent();
  return useMutation({
    mutationFn: (input: { kind: 'dispatch' | 'line'; id: number; dismiss?: 0 | 1 }) =>
      api.call('POST /api/stockup/fail/handle', input),
    async onSuccess({ dispatch }) {
      if (dispatch) notify('good', `${dispatch.number} was made`, { description: `To ${dispatch.receiver.name}.` });
      await sent();
    },
    onError: failed,
  });
}

export function usePaper() {
  const api = useApi();
  return useMutation({
    mutationFn: (input: { id: number; kind: 'slip' | 'label' }) => api.call('POST /api/stockup/ship/paper', input),
    onSuccess: saveFile,
    onError: failed,
  });
}
