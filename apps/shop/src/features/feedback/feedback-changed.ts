import { useChanged } from '../../shared/api/changed.ts';

/** The calls that show feedback; apart from those of an account, which every page brings along. */
const shownBy = ['GET /api/questionfeedback/index', 'GET /api/questionfeedback/detail'] as const;

/** Says that somebody's feedback has changed. */
export function useFeedbackChanged(): () => Promise<void> {
  const changed = useChanged();
  return () => changed(...shownBy);
}
