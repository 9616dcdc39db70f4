import type { Forwarding } from '@sgb/contract/forwarding.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { NumberedSteps } from '@sgb/ui/numbered-steps.tsx';

/** What it takes and what it costs. */
export function HowItWorks({ terms }: { terms: Pick<Forwarding, 'handlingCents' | 'shelfDays' | 'waitDays'> }) {
  const steps = [
    ['Send it to our address', 'Give the seller our warehouse as the address, with your code behind the name.'],
    ['Declare the tracking number', 'Tell us what is in it and what it is worth, so that we know it when it comes.'],
    ['We weigh and photograph it', 'It becomes an order of yours, stored for free as long as your other goods.'],
    ['Ship it home', `Alone or with your other orders. ${formatRand(terms.handlingCents)} for handling, then freight.`],
  ] as const;
  return (
    <Card as="section">
      <CardHeader title="How it works" />
      <NumberedSteps steps={steps} />
      <p className="mt-4 border-line border-t pt-3 text-ink-soft text-xs">
        Receiving is free. A parcel without a code or declaration stays {terms.shelfDays} days on our shelf: declare its
        number, and it is yours. We wait {terms.waitDays} days for a declared one. What customs would not let in we
        cannot forward.
      </p>
    </Card>
  );
}
