import type { CallName } from '@sgb/contract/client.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** `useChanged` for what changes single calls: without the table of what shows each part of an account. */
export function useCallsChanged() {
  const queryClient = useQueryClient();
  return useCallback(
    (...calls: readonly CallName[]) => {
      const names = new Set<unknown>(calls);
      return queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => names.has(name) });
    },
    [queryClient],
  );
}
