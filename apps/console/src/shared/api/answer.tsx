import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { ErrorState } from '@sgb/ui/states.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** What a query answered; until then its skeleton, or why there is no answer. An old answer is better than an error. */
export function Answer<Data>({ of, children }: { of: UseQueryResult<Data>; children: (data: Data) => ReactNode }) {
  if (of.data !== undefined) return children(of.data);
  if (!of.error) return <Skeleton className="h-64 w-full" />;
  return (
    <ErrorState onRetry={() => void of.refetch()} retrying={of.isFetching}>
      {of.error.message}
    </ErrorState>
  );
}
