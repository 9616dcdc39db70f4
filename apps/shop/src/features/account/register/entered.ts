import type { InputOf } from '@sgb/contract/client.ts';

/** What somebody who registers has filled in. */
export type Entered = InputOf<'POST /api/user/registernew'>;
