import { createClient } from '@sgb/contract/client.ts';
import { overNetwork } from './network.ts';

/** For whoever has no session yet. */
export const loginApi = createClient({ transport: overNetwork, ticket: () => undefined });
