import type { OutputOf } from '@sgb/contract/client.ts';

export type Showcase = OutputOf<'GET /api/staff/showcase/list'>['items'][number];

/** Numbers that somebody typed or pasted, each once, in their order. */
export const numbersIn = (typed: string): string[] => [...new Set(typed.split(/[^\d]+/).filter(Boolean))];
