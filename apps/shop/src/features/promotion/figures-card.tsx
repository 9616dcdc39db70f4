import type { LinkFigures, PromotionTool } from '@sgb/contract/promotion.ts';
import { statisticDays } from '@sgb/contract/promotion-rules.ts';
import { formatCount, formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { notify } from '@sgb/ui/notify.ts';
import { TabLinks } from '@sgb/ui/tab-links.tsx';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '../../shared/api/api.ts';
import { saveFile } from '../../shared/browser/save-file.ts';
import { ShopLink } from '../../shared/links/link.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import { DayChart } from './day-chart.tsx';

type Figure = keyof LinkFigures;

const figures = [
  ['visits', 'Visits', formatCount],
  ['registrations', 'Registrations', formatCount],
  ['firstOrders', 'First orders', formatCount],
  ['revenueCents', 'Revenue', formatRand],
  ['earnedCents', 'Earned', formatRand],
] as const satisfies readonly (readonly [Figure, string, (amount: number) => string])[];

interface FiguresCardProps {
  data: PromotionTool;
  days: (typeof statisticDays)[number];
  /** The code of the link that is looked at; '' is all of them. */
  link: string;
  hrefOf: (days: number) => string;
  all: string;
}

/** What links brought: five sums, and the one that is chosen day by day. */
export function FiguresCard({ data, days, link, hrefOf, all }: FiguresCardProps) {
  const [chosen, setChosen] = useState<Figure>('visits');
  const [, name, inWords] = figures.find(([figure]) => figure === chosen) ?? figures[0];
  const of = data.links.find(({ code }) => code === link && code !== '');
  return (
    <Card as="section" aria-label="Figures" className="flex flex-col gap-4">
      <CardHeader
        title={of ? of.title : 'What your links brought'}
        action={<Csv days={days} link={link} />}
        className="mb-0"
      />
      {link && (
        <Link to={all} preventScrollReset className="self-start text-brand text-sm hover:underline">
          Show all links
        </Link>
      )}
      <TabLinks
        label="How far back"
        current={hrefOf(days)}
        LinkComponent={ShopLink}
        items={statisticDays.map((each) => ({ href: hrefOf(each), label: `${each} days` }))}
      />
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-5">
        {figures.map(([figure, label, words]) => (
          <button
            key={figure}
            type="button"
            aria-pressed={figure === chosen}
            onClick={() => setChosen(figure)}
            className={cx(
              'flex min-h-14 flex-col items-start rounded-control border px-3 py-2 text-left last:max-sm:col-span-2',
              figure === chosen ? 'border-brand bg-brand-soft' : 'border-line',
            )}
          >
            <span className="text-ink-soft text-xs">{label}</span>
            <span className="money font-bold">{words(data.sums[figure])}</span>
          </button>
        ))}
      </div>
      <DayChart
        days={data.days.map((each) => ({ day: each.day, amount: each[chosen] }))}
        inWords={inWords}
        label={`${name} in the last ${days} days: ${inWords(data.sums[chosen])} in all`}
      />
    </Card>
  );
}

function Csv({ days, link }: { days: FiguresCardProps['days']; link: string }) {
  const api = useApi();
  const work = useMutation({
    mutationFn: () => api.call('POST /api/task/promotionexport', { days, link }),
    onSuccess: saveFile,
    onError: (error) => notify('danger', error.message),
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      loading={work.isPending}
      icon={<Download aria-hidden="true" className="size-4" />}
      onClick={() => work.mutate()}
      aria-label="Download as CSV"
    >
      CSV
    </Button>
  );
}
