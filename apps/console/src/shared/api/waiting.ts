import { Refused } from '@sgb/contract/client.ts';

const secondNeeded = 3000271;

/** That it waits for a second person is what was wanted, though the answer is no. */
export const isWaiting = (error: unknown): boolean => error instanceof Refused && error.status === secondNeeded;
