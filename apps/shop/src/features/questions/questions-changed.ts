import { useChanged } from '../../shared/api/changed.ts';

/** The calls that show questions; apart from those of an account, which every page brings along. */
const shownBy = [
  'GET /api/question/index',
  'GET /api/question/topics',
  'GET /api/question/search',
  'GET /api/question/answer',
  'GET /api/question/product',
  'GET /api/question/mine',
  'GET /api/question/inbox',
] as const;

/** Says that a question or an answer has changed: what the page shows of them is asked for again. */
export function useQuestionsChanged(): () => Promise<void> {
  const changed = useChanged();
  return () => changed(...shownBy);
}
