import type { PromotionAbout } from '@sgb/contract/promotion.ts';
import { formatPercent } from '@sgb/money/format.ts';
import { buttonClass } from '@sgb/ui/button.tsx';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { NumberedSteps } from '@sgb/ui/numbered-steps.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Answer } from '../../shared/api/answer.tsx';
import { query } from '../../shared/api/api.ts';
import { Link } from '../../shared/links/router-link.tsx';
import { useLogin } from '../../shared/session/login.ts';

/** What an influencer is and how to become one, for those who are none yet. */
export default function About() {
  const answer = useQuery(query('GET /api/task/about', {}));
  return (
    <Answer of={answer} skeleton={<Skeleton className="h-96 rounded-card" />}>
      {(terms) => <Terms terms={terms} />}
    </Answer>
  );
}

function Terms({ terms }: { terms: PromotionAbout }) {
  const login = useLogin();
  const { feeBasisPoints, freightBasisPoints, months, pendingDays, openTasks } = terms;
  const steps = [
    [
      'Write to us',
      'Tell your consultant where you post and who follows you. A hundred people who trust you are enough.',
    ],
    [
      'We look at it',
      'Usually within two working days. You are told in a message, and “Influencer” appears in your menu.',
    ],
    ['Share and earn', 'Links, codes and cards are made for you. You can spend what you earn here, or withdraw it.'],
  ] as const;
  return (
    <div className="grid grid-cols-1 items-start gap-3 lg:grid-cols-2">
      <Card as="section" className="flex flex-col gap-4">
        <CardHeader title="Tell others about us, and earn" className="mb-0" />
        <dl className="grid grid-cols-2 gap-2 text-center">
          <Figure label="of our service fee" value={formatPercent(feeBasisPoints)} />
          <Figure label="of the freight" value={formatPercent(freightBasisPoints)} />
        </dl>
        <p className="text-sm">
          Of everybody who registers with your invite code, for {months} months. It is counted when they have signed for
          their goods, and is yours {pendingDays} days later.
        </p>
        <p className="text-sm">
          There are tasks as well: a post, a video, a review, paid in rand or S Coin.{' '}
          {openTasks > 0 && <strong>{openTasks === 1 ? 'One is open now.' : `${openTasks} are open now.`}</strong>}
        </p>
      </Card>
      <Card as="section" className="flex flex-col gap-4">
        <CardHeader title="How to become an influencer" className="mb-0" />
        <NumberedSteps steps={steps} />
        <Link to="/contact/chat" className={buttonClass({ variant: 'action', wide: true })}>
          {login ? 'Write to your consultant' : 'Log in and write to us'}
        </Link>
        {!login && (
          <Link to="/register" className={buttonClass({ variant: 'secondary', wide: true })}>
            Open an account
          </Link>
        )}
      </Card>
    </div>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col-reverse rounded-control bg-brand-soft px-2 py-4 text-brand">
      <dt className="text-sm">{label}</dt>
      <dd className="money font-bold text-2xl">{value}</dd>
    </div>
  );
}
