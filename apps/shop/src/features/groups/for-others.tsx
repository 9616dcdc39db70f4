import type { GroupInfo } from '@sgb/contract/groupship.ts';
import { buttonClass } from '@sgb/ui/button.tsx';
import { Field } from '@sgb/ui/field.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { EmptyState } from '@sgb/ui/states.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answer } from '../../shared/api/answer.tsx';
import { query } from '../../shared/api/api.ts';
import { useDebounced } from '../../shared/browser/debounced.ts';
import { SuburbCombobox } from '../../shared/forms/suburb-combobox.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import { useKept } from '../../shared/session/kept.ts';
import { AmbassadorCard } from './ambassador-card.tsx';
import { ApplicationCard } from './application-card.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { bindHref } from './links.ts';
import { StillUnderWay } from './rounds/still-under-way.tsx';

/** What it is, who serves nearby, and how to become one of them. */
export function ForOthers({ info }: { info: GroupInfo }) {
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex min-w-0 flex-col gap-6">
        <StillUnderWay />
        <Near home={info.known.suburb} />
      </div>
      <div className="flex flex-col gap-4">
        <HowItWorks minimumCents={info.minimumCents} />
        <ApplicationCard application={info.application} />
      </div>
    </div>
  );
}

const restMs = 250;

function Near({ home }: { home: string }) {
  const countryId = useKept((kept) => kept.countryId);
  const [suburb, setSuburb] = useState(home);
  const wanted = useDebounced(suburb.trim().slice(0, 60), restMs);
  const answer = useQuery(query('GET /api/groupship/ambassadors', { suburb: wanted }));
  return (
    <section aria-labelledby="near" className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="near" className="font-semibold text-lg">
          Ambassadors near you
        </h2>
        <Link to={bindHref()} className={buttonClass({ variant: 'action' }, 'max-md:w-full')}>
          Join with an invite code
        </Link>
      </div>
      <Field label="Suburb or town">
        <SuburbCombobox
          value={suburb}
          countryId={countryId}
          otherwise="Not in our list. Try the next larger place."
          onType={setSuburb}
          onPick={(place) => setSuburb(place.suburb)}
        />
      </Field>
      <Answer of={answer} skeleton={<Skeleton className="h-56 rounded-card" />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={`Nobody serves ${wanted} yet`} picture="search">
              Try a place nearby, or become the ambassador of your neighbourhood.
            </EmptyState>
          ) : (
            <ul className="grid gap-3 md:grid-cols-2">
              {items.map((ambassador) => (
                <li key={ambassador.id}>
                  <AmbassadorCard
                    ambassador={ambassador}
                    action={
                      <Link
                        to={bindHref({ ambassador: ambassador.id })}
                        aria-label={`Join ${ambassador.name}`}
                        className={buttonClass({ variant: 'secondary', wide: true })}
                      >
                        Join
                      </Link>
                    }
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
    </section>
  );
}
