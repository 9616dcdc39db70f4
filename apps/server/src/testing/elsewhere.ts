import { AsyncLocalStorage } from 'node:async_hooks';

/** What another process or a request would do: it is no part of the transaction that the test is in the middle of. */
export const elsewhere = AsyncLocalStorage.snapshot();
