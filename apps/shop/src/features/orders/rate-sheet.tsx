import type { OrderCard } from '@sgb/contract/orders.ts';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../shared/api/api.ts';
import EvaluateSheet from '../../shared/survey/evaluate-sheet.tsx';
import ReviewSheet from './review-sheet.tsx';

/** What came in a parcel is judged with the whole of it; what did not, by itself. */
export default function RateSheet({ order, onClose }: { order: OrderCard; onClose: () => void }) {
  const { data, isError } = useQuery(query('GET /api/shoporder/detail', { id: order.id }));
  if (data?.parcel) return <EvaluateSheet expressId={data.parcel.id} onClose={onClose} />;
  return data || isError ? <ReviewSheet order={order} onClose={onClose} /> : null;
}
