import * as zod from 'zod';

/**
 * zod, whose plain schemas are made once: contracts say `z.string()` some two thousand times, a schema never changes, and
 * each takes a kilobyte of every server process (decision 141).
 */
export * from 'zod';

type Words<Make extends (words?: never) => unknown> = Parameters<Make>[0];

const [anyString, anyInt, anyBoolean] = [zod.string(), zod.int(), zod.boolean()];

export const string = (words?: Words<typeof zod.string>) => (words === undefined ? anyString : zod.string(words));
export const int = (words?: Words<typeof zod.int>) => (words === undefined ? anyInt : zod.int(words));
export const boolean = (words?: Words<typeof zod.boolean>) => (words === undefined ? anyBoolean : zod.boolean(words));
