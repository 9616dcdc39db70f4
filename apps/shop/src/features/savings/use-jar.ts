import type { JarState } from '@sgb/contract/savings.ts';
import { notify } from '@sgb/ui/notify.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { query } from '../../shared/api/api.ts';
import { useCallsChanged } from '../../shared/api/calls-changed.ts';

/** Does something to the jar, says so, and brings what pages show of it up to date. */
export function useJar<Input>(
  act: (input: Input) => Promise<JarState | null>,
  { said, onDone }: { said: (input: Input) => string; onDone: () => void },
) {
  const queryClient = useQueryClient();
  const changed = useCallsChanged();
  return useMutation({
    mutationFn: act,
    async onSuccess(state, input) {
      notify('good', said(input));
      const { queryKey } = query('GET /api/user/jar', {});
      if (state) queryClient.setQueryData(queryKey, state);
      else await changed('GET /api/user/jar');
      onDone();
      await changed('GET /api/user/balance', 'GET /api/user/basicinfo', 'POST /api/user/bill/list');
    },
  });
}
