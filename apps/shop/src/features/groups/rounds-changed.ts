import { useChanged } from '../../shared/api/changed.ts';

/** The calls that show group shipments; apart from those of an account, which every page brings along. */
const shownBy = [
  'GET /api/groupship/rounds',
  'GET /api/groupship/round',
  'GET /api/groupship/totalfee',
  'GET /api/groupship/cartlist',
  'GET /api/groupship/memberlist',
  'GET /api/deliveryorder/combine',
  'GET /api/shoporder/list',
  'GET /api/shoporder/count',
  'GET /api/shoporder/detail',
] as const;

/** Says that a round has changed, or what somebody has in it. */
export function useRoundsChanged(): () => Promise<void> {
  const changed = useChanged();
  return () => changed(...shownBy);
}
