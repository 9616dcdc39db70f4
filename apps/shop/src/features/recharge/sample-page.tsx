import { buttonClass } from '@sgb/ui/button.tsx';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { NumberedSteps } from '@sgb/ui/numbered-steps.tsx';
import { CircleCheck, CircleX } from 'lucide-react';
import { Link } from '../../shared/links/router-link.tsx';
import type { Meta } from '../../shared/page/meta.ts';
import { DrawnSlip } from './drawn-slip.tsx';
import { newVoucherHref } from './words.ts';

export function meta(): Meta {
  return {
    title: 'What a good proof of payment shows',
    description:
      'An example of a payment slip that we can approve quickly: account, reference, amount, date and payer.',
  };
}

const needed = [
  ['Our account', 'The name and the number of the account that you paid to.'],
  ['Your reference', 'S and eight digits, the same for life. You find it on the recharge page.'],
  ['The amount', 'The whole amount that left your account, with cents.'],
  ['The date', 'The day of the payment, not of the photo.'],
  ['The payer', 'The name on the account that paid, or who stood at the ATM.'],
] as const;

const good = ['The PDF or the picture from your banking app', 'A sharp photo of the whole ATM or branch slip'];
const bad = [
  'A photo of the screen before you pressed Pay',
  'A slip with a corner cut off, or too dark to read',
  'A proof that you have sent us before',
];

export function Component() {
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-4 px-3 pt-3 pb-8 md:px-6 md:pt-5 md:pb-12">
      <header>
        <h1 className="font-bold text-xl">What a good proof of payment shows</h1>
        <p className="text-ink-soft text-sm">With these five things we find your money within 2 working hours.</p>
      </header>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Card as="section" className="grid place-items-center bg-sunk">
          <DrawnSlip />
        </Card>
        <div className="flex flex-col gap-4">
          <Card as="section">
            <NumberedSteps steps={needed} />
          </Card>
          <Card as="section">
            <CardHeader title="Good, and not so good" />
            <ul className="flex flex-col gap-2 text-sm">
              {good.map((words) => (
                <li key={words} className="flex gap-2">
                  <CircleCheck aria-label="Good:" className="mt-0.5 size-4 shrink-0 text-good" />
                  {words}
                </li>
              ))}
              {bad.map((words) => (
                <li key={words} className="flex gap-2">
                  <CircleX aria-label="Not good:" className="mt-0.5 size-4 shrink-0 text-danger" />
                  {words}
                </li>
              ))}
            </ul>
            <p className="mt-3 text-ink-soft text-xs">JPG, PNG or PDF, up to 10 MB each, at most 3 files.</p>
          </Card>
          <Link to={newVoucherHref()} className={buttonClass({ variant: 'action' })}>
            Send my proof
          </Link>
        </div>
      </div>
    </div>
  );
}
