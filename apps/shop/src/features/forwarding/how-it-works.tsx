import type { Forwarding } from '@sgb/contract/forwarding.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Card, CardHeader } from '@sgb/ui/card.tsx';

/** What it takes and what it costs. */
export function HowItWorks({ terms }: { terms: Pick<Forwarding, 'handlingCents' | 'shelfDays' | 'waitDays'> }) {
  const steps = [
    ['Send it to our address', 'Give the seller our warehouse as the address, with your code behind the name.'],
    ['Declare the tracking number', 'Tell us what is in it and what it is worth, so that we know it when it comes.'],
    ['We weigh and photograph it', 'It becomes an order of yours, stored for free as long as your other goods.'],
    ['Ship it home', `Alone or with your other orders. ${formatRand(terms.handlingCents)} for handling, then freight.`],
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
      <p className="mt-4 border-line border-t pt-3 text-ink-soft text-xs">
        Receiving is free. A parcel without a code or declaration stays {terms.shelfDays} days on our shelf: declare its
        number, and it is yours. We wait {terms.waitDays} days for a declared one. What customs would not let in we
        cannot forward.
      </p>
    </Card>
  );
}
