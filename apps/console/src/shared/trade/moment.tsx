import { dateAndTime } from '@sgb/contract/date-words.ts';

/** A moment in a table: never broken in the middle. */
export const Moment = ({ at }: { at: string }) => <span className="whitespace-nowrap">{dateAndTime(at)}</span>;
