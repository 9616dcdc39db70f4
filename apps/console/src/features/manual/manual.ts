import type { OutputOf } from '@sgb/contract/client.ts';
import { manualBalanceWords, manualTillWords } from '@sgb/contract/manual-entries.ts';

export type Manual = OutputOf<'GET /api/staff/ledger/manuals'>['items'][number];

const words: Readonly<Record<string, string>> = { ...manualTillWords, ...manualBalanceWords };

const bookWords = (book: string): string => words[book] ?? book;
export const placeWords = ({ username, book }: Manual['from']): string =>
  username ? `${bookWords(book)} of ${username}` : bookWords(book);
