import type { applyInput } from '@sgb/contract/groupship.ts';
import type { z } from 'zod';

/** What is entered to become an ambassador. */
export type Values = z.input<typeof applyInput>;
