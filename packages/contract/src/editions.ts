import { whole } from './fields.ts';

/**
 * Every edit of staff has a number, and numbers of edits that are done never come in between later: the edition that a row was read in
 * is the number of the newest one at that moment. A form sends it back, and is refused where the row was edited since (decision 111).
 * Left out: whoever sends it has read nothing.
 */
export const edition = whole(0, Number.MAX_SAFE_INTEGER).default(0);
