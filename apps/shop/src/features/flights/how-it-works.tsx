import type { BusinessInfo } from '@sgb/contract/flights.ts';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { NumberedSteps } from '@sgb/ui/numbered-steps.tsx';

/** What a special flight is, step by step. */
export function HowItWorks({ terms }: { terms: BusinessInfo['terms'] }) {
  const steps = [
    ['Ask for a flight', 'Your WhatsApp number is enough. What you send, and how much, helps us to answer at once.'],
    [
      'A consultant answers',
      `Within ${terms.answerHours} working hours, with a flight, a price and what customs needs.`,
    ],
    [
      'Your goods come to us',
      'We collect them in our warehouse in China until the closing day, and check every carton.',
    ],
    ['They fly on the day', 'You fetch them in Johannesburg, or we bring them to your door.'],
  ] as const;
  return (
    <Card as="section">
      <CardHeader title="How it works" />
      <NumberedSteps steps={steps} />
      <p className="mt-4 border-line border-t pt-3 text-ink-soft text-xs">
        We charge for at least {terms.leastKg} kg. A light but bulky load counts by its size: 1 m³ as{' '}
        {Math.round(1_000_000 / terms.volumetricDivisor)} kg. Liquids never fly; they go by sea.
      </p>
    </Card>
  );
}
