import { ErrorState } from '@sgb/ui/states.tsx';
import type { ReactNode } from 'react';

interface Asked<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface Retry {
  readonly onRetry: () => void;
  readonly retrying: boolean;
}

interface AnswerProps<Data> {
  /** The query. */
  of: Asked<Data>;
  skeleton: ReactNode;
  /** In place of the usual words with a button to try again. */
  failed?: (retry: Retry, error: Error) => ReactNode;
  children: (data: Data) => ReactNode;
}

/** What a query answered; until then its skeleton, or why there is no answer. An old answer is better than an error. */
export function Answer<Data>({ of: asked, skeleton, failed, children }: AnswerProps<Data>) {
  const { data, error } = asked;
  if (data !== undefined) return children(data);
  if (!error) return skeleton;
  // Read only here: whoever reads it is rendered again whenever the answer is refreshed.
  const retry = { onRetry: () => void asked.refetch(), retrying: asked.isFetching };
  return failed ? failed(retry, error) : <ErrorState {...retry} />;
}
