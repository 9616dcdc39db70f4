import { longDate } from '@sgb/contract/date-words.ts';
import type { UserInfo } from '@sgb/contract/profile.ts';
import { buttonClass } from '@sgb/ui/button.tsx';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { Tag } from '@sgb/ui/tag.tsx';
import { useQuery } from '@tanstack/react-query';
import { lazy, useEffect } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { VipBadge } from '../../shared/account/vip-badge.tsx';
import { Answer } from '../../shared/api/answer.tsx';
import { deferred, query } from '../../shared/api/api.ts';
import { Link } from '../../shared/links/router-link.tsx';
import type { Meta } from '../../shared/page/meta.ts';
import { NearPart } from '../../shared/page/near-part.tsx';
import { useLogin } from '../../shared/session/login.ts';
import { keepUser, whenSlotsRead } from '../../shared/session/slots.ts';
import { AvatarField } from '../../shared/upload/avatar-field.tsx';
import { InfoForm } from './info-form.tsx';
import { ReachCard } from './reach-card.tsx';

const InviteCard = lazy(() => import('./invite-card.tsx'));
const OwnReviews = lazy(() => import('./own-reviews.tsx'));

export function meta(): Meta {
  return { title: 'Personal info', description: 'Your name, how we reach you, and your invitations.', noindex: true };
}

export async function loader({ context }: LoaderFunctionArgs) {
  await deferred(context, 'GET /api/user/info', {});
  return null;
}

export function Component() {
  const login = useLogin();
  const answer = useQuery(query('GET /api/user/info', {}));
  const { data } = answer;
  useEffect(() => {
    if (data) return whenSlotsRead(() => keepUser(data));
  }, [data]);
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-4 px-3 pt-3 pb-8 md:px-6 md:pt-5 md:pb-12">
      <h1 className="font-bold text-xl">Personal info</h1>
      <Answer of={answer} skeleton={<Skeleton className="h-[40rem] rounded-card" />}>
        {(info) =>
          login && (
            <>
              <Card className="flex flex-col gap-4">
                <AvatarField login={login} />
                <div className="flex flex-wrap items-center gap-2">
                  <p className="font-semibold text-sm">{info.username}</p>
                  <VipBadge level={login.viplevel} />
                  <Tag>{info.customeridentity === 2 ? 'Business' : 'Personal'}</Tag>
                  <p className="w-full text-ink-soft text-xs">With us since {longDate(info.since)}</p>
                </div>
              </Card>
              <Card as="section" aria-label="About you">
                <CardHeader title="About you" />
                <InfoForm info={info} />
              </Card>
              <ReachCard info={info} />
              {info.company && <CompanyCard company={info.company} />}
              <NearPart className="min-h-24">
                <InviteCard info={info} />
              </NearPart>
              <NearPart id="reviews" className="min-h-32 scroll-mt-28">
                <OwnReviews />
              </NearPart>
              <Card as="section" aria-label="Safety">
                <CardHeader
                  title="Password and sessions"
                  action={
                    <Link to="/user/updatepassword" className={buttonClass({ variant: 'secondary', size: 'sm' })}>
                      Update password
                    </Link>
                  }
                />
                <p className="text-ink-soft text-sm">
                  There you also see where you are logged in, and can log out everywhere else.
                </p>
              </Card>
              <Card as="section" aria-label="Your data">
                <CardHeader
                  title="Your data"
                  action={
                    <Link to="/user/data" className={buttonClass({ variant: 'secondary', size: 'sm' })}>
                      Your data
                    </Link>
                  }
                />
                <p className="text-ink-soft text-sm">Download a copy of everything we keep, or close your account.</p>
              </Card>
            </>
          )
        }
      </Answer>
    </div>
  );
}

function CompanyCard({ company }: { company: NonNullable<UserInfo['company']> }) {
  const facts = [
    ['Company', company.companyname],
    ['Registration number', company.registrationno],
    ['VAT number', company.vatno],
    ['Web shop', company.siteurl],
  ] as const;
  return (
    <Card as="section" aria-label="Your business">
      <CardHeader
        title="Your business"
        action={
          <Tag tone={company.approved ? 'good' : 'warn'}>{company.approved ? 'Approved' : 'Waiting for approval'}</Tag>
        }
      />
      <dl className="grid gap-x-4 gap-y-2 text-sm sm:grid-cols-2">
        {facts
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label}>
              <dt className="text-ink-soft text-xs">{label}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ))}
      </dl>
    </Card>
  );
}
