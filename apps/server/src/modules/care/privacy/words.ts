import { longDate } from '@sgb/contract/date-words.ts';
import { privacyTexts } from './texts.ts';

const { say } = privacyTexts;

export const askedWords = (closesAt: Date) => say.asked({ day: longDate(closesAt.toISOString()) });
export const keptWords = say.kept();
export const waitedWords = say.waited();
export const closedWords = say.closed();
