import { formatRand } from '@sgb/money/format.ts';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { NumberedSteps } from '@sgb/ui/numbered-steps.tsx';

/** What a group-buy is, step by step. */
export function HowItWorks({ minimumCents }: { minimumCents: number }) {
  const steps = [
    [
      'Join an ambassador',
      `Somebody near you. The first time you need ${formatRand(minimumCents)} in your balance; it stays yours.`,
    ],
    [
      'Put your orders into a round',
      'Your ambassador opens one. What waits for you in our warehouse in China travels with your neighbours’, and every kilogram makes it cheaper for everybody.',
    ],
    ['Fetch it nearby', 'Your ambassador hands your parcel over for a 4-digit code, free of charge.'],
  ] as const;
  return (
    <Card as="section">
      <CardHeader title="How it works" />
      <NumberedSteps steps={steps} />
    </Card>
  );
}
