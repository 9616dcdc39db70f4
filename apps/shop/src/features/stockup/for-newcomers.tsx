import type { StockFigures } from '@sgb/contract/stock-up.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button, buttonClass } from '@sgb/ui/button.tsx';
import { Card } from '@sgb/ui/card.tsx';
import { Drawing } from '@sgb/ui/drawings.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { NumberedSteps } from '@sgb/ui/numbered-steps.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../shared/api/api.ts';
import { accountChanged } from '../../shared/api/changed.ts';
import { Link } from '../../shared/links/router-link.tsx';

function stepsOf({ minimumCents, storage }: StockFigures) {
  return [
    ['Buy in bulk', `Buy for ${formatRand(minimumCents)} or more at a time, at the supplier’s bulk prices.`],
    ['It comes by sea', 'We inspect, photograph and ship it together to our warehouse in Johannesburg.'],
    [
      'It is on your shelf',
      `${storage.freeDays} days free, then ${formatRand(storage.cubicMetreDayCents)} a day for each cubic metre.`,
    ],
    [
      'Send or sell single pieces',
      'We pack for your clients under your name, or sell it for you on the local-stock page.',
    ],
  ] as const;
}

/** What stock-up is, and the one tap that it takes. */
export function ForNewcomers({ figures }: { figures: StockFigures }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const join = useMutation({
    mutationFn: () => api.call('POST /api/stockup/join', {}),
    onSuccess: () => accountChanged(queryClient),
  });
  return (
    <Card className="mx-auto flex w-full max-w-xl flex-col gap-4">
      <div className="flex items-center gap-3">
        <Drawing name="parcel" />
        <p className="text-ink-soft">For people who sell on: your own shelf in Johannesburg, filled from China.</p>
      </div>
      <NumberedSteps steps={stepsOf(figures)} />
      {join.error && <Notice tone="danger">{join.error.message}</Notice>}
      {figures.may ? (
        <Button variant="action" size="lg" loading={join.isPending} onClick={() => join.mutate()}>
          Become a stock-up seller
        </Button>
      ) : (
        <>
          <Notice tone="info">
            Businesses can start at once. As a person you need a verified ID first: send it with your bank details, and
            we look at it within a working day.
          </Notice>
          <Link to="/withdrawal/index" className={buttonClass({ variant: 'action', size: 'lg' })}>
            Verify my ID
          </Link>
        </>
      )}
    </Card>
  );
}
