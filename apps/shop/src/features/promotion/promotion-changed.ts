import { useChanged } from '../../shared/api/changed.ts';

/** The calls that show tasks; apart from those of an account, which every page brings along. */
const shownBy = ['GET /api/task/promotion', 'GET /api/task/promotionlist'] as const;

/** Says that somebody's tasks have changed. */
export function usePromotionChanged(): () => Promise<void> {
  const changed = useChanged();
  return () => changed(...shownBy);
}
