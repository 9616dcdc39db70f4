import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while the browser takes its page over; true from then on, also in a first render. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
