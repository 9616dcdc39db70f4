import { formatCount } from '@sgb/money/format.ts';
import { Notice } from '@sgb/ui/notice.tsx';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { ErrorState } from '@sgb/ui/states.tsx';
import { useQuery } from '@tanstack/react-query';
import { Answer } from '../api/answer.tsx';
import { query, useApi } from '../api/api.ts';
import { useChanged } from '../api/changed.ts';
import { SurveySheet } from './survey-sheet.tsx';

interface EvaluateSheetProps {
  /** Of the parcel. */
  readonly expressId: number;
  readonly onClose: () => void;
}

const title = 'How was your delivery?';

/** The survey of a parcel, asked for by the shopper. */
export default function EvaluateSheet({ expressId: expressid, onClose }: EvaluateSheetProps) {
  const api = useApi();
  const changed = useChanged();
  // What is kept of it here would be older than what the server has.
  const answer = useQuery({ ...query('GET /api/deliveryorder/evaluation', { expressid }), staleTime: 0, gcTime: 0 });
  const { data } = answer;
  if (data && !data.sent) {
    const way = {
      draft: (change: object) => api.call('POST /api/deliveryorder/evaluationdraft', { expressid, ...change }),
      send: () => api.call('POST /api/deliveryorder/evaluate', { expressid }),
    };
    const done = () => {
      onClose();
      void changed('parcels', 'orders', 'coins', 'messages', 'reviews');
    };
    return <SurveySheet title={title} evaluation={data.evaluation} way={way} onClose={onClose} onDone={done} />;
  }
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={title}>
      <Answer
        of={answer}
        skeleton={<Skeleton className="h-80" />}
        failed={(retry, error) => <ErrorState {...retry}>{error.message}</ErrorState>}
      >
        {(data) => (
          <Notice tone="good" title="You told us already. Thank you!">
            {data.rewardscoin > 0 && `${formatCount(data.rewardscoin)} S Coin are yours for it.`}
          </Notice>
        )}
      </Answer>
    </Sheet>
  );
}
