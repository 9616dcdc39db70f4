import { formatRand } from '@sgb/money/format.ts';
import { Card, CardHeader } from '@sgb/ui/card.tsx';

/** What a group-buy is, step by step. */
export function HowItWorks({ minimumCents }: { minimumCents: number }) {
  const steps = [
    [
      'Join an ambassador',
      `Somebody near you. The first time you need ${formatRand(minimumCents)} in your balance; it stays yours.`,
    ],
    ['Choose collection from your ambassador', 'When you ship what waits in our warehouse in China.'],
    ['Fetch it nearby', 'Your ambassador hands your parcel over for a 4-digit code, free of charge.'],
  ];
  return (
    <Card as="section">
      <CardHeader title="How it works" />
      <ol className="flex flex-col gap-3">
        {steps.map(([title, text], place) => (
          <li key={title} className="flex gap-3 text-sm">
            <span
              aria-hidden="true"
              className="grid size-6 shrink-0 place-items-center rounded-full bg-brand-soft font-semibold text-brand text-xs"
            >
              {place + 1}
            </span>
            <div>
              <p className="font-medium">{title}</p>
              <p className="text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
