import type { HelpEntry } from '@sgb/contract/help.ts';
import { helpHref, questionHref } from './help-links.ts';

export interface HelpHit {
  readonly href: string;
  readonly title: string;
  /** What the hit is about, or where it stands. */
  readonly note: string;
}

const most = 8;

/** Words of at least two letters; 'refunds' also finds 'refund'. */
function wordsOf(asked: string): string[] {
  return asked
    .toLowerCase()
    .split(/[^\p{L}\p{N}%]+/u)
    .filter((word) => word.length > 1)
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word));
}

function holds(text: string, words: readonly string[]): boolean {
  const lower = text.toLowerCase();
  return words.every((word) => lower.includes(word));
}

/** Every word must be there. Titles come first, then questions, then what only the summary mentions. */
export function searchHelp(entries: readonly HelpEntry[], asked: string): HelpHit[] {
  const words = wordsOf(asked);
  if (words.length === 0) return [];
  const article = ({ type, title, summary }: HelpEntry): HelpHit => ({ href: helpHref(type), title, note: summary });
  const inTitle = entries.filter(({ title }) => holds(title, words));
  const inSummary = entries.filter(
    (entry) => !inTitle.includes(entry) && holds(`${entry.title} ${entry.summary}`, words),
  );
  const questions = entries.flatMap(({ type, title, questions: all }) =>
    all
      .filter((question) => holds(question, words))
      .map((question) => ({ href: questionHref(type, question), title: question, note: title })),
  );
  return [...inTitle.map(article), ...questions, ...inSummary.map(article)].slice(0, most);
}
