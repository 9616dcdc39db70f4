import { longDate } from '@sgb/contract/date-words.ts';
import { Tag } from '@sgb/ui/tag.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { Answer } from '../../shared/api/answer.tsx';
import { query } from '../../shared/api/api.ts';
import { Detail } from '../../shared/detail/detail.tsx';
import { ContactLines } from '../../shared/person/contact-lines.tsx';
import { ageOf } from '../../shared/words/age.ts';
import type { Person } from './person.ts';
import { PersonActions } from './person-actions.tsx';
import { PersonParts } from './person-parts.tsx';

/** @public */
export function Component() {
  const { id = '' } = useParams();
  const found = useQuery(query('GET /api/staff/person/detail', { id: Number(id) }));
  return (
    <>
      <Link to="/people" className="mb-3 inline-block text-brand text-sm">
        ← All people
      </Link>
      <Answer of={found}>{(person) => <AtGlance key={person.id} person={person} />}</Answer>
    </>
  );
}

function AtGlance({ person }: { person: Person }) {
  const latest = person.parts
    .flatMap(({ items }) => items)
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .slice(-6)
    .map(({ at, number, title, state }) => ({ at, who: number, text: `${title}: ${state}` }));
  return (
    <div className="flex flex-col gap-5">
      <Detail
        head={{
          number: person.username,
          title: person.name || person.username,
          state: person.tier,
          tone: person.tierUntil ? 'brand' : 'neutral',
          age: `here for ${ageOf(person.createdAt)}`,
          owner: person.contact,
        }}
        actions={<PersonActions person={person} />}
        facts={[
          [
            'Know first',
            person.flags.length === 0 ? (
              'nothing'
            ) : (
              <span key="flags" className="flex flex-wrap gap-1">
                {person.flags.map(({ text, tone }) => (
                  <Tag key={text} tone={tone}>
                    {text}
                  </Tag>
                ))}
              </span>
            ),
          ],
          ...(person.company ? [['Company', person.company] as const] : []),
          ['Lives in', [person.suburb, person.country].filter(Boolean).join(', ')],
          ['Since', longDate(person.createdAt)],
          ...(person.tierUntil ? [[`${person.tier} until`, longDate(person.tierUntil)] as const] : []),
          [
            'Contact',
            <ContactLines
              key="contact"
              accountId={person.id}
              email={person.email}
              mobile={person.mobile}
              emailVerified={person.emailVerified}
              mobileVerified={person.mobileVerified}
            />,
          ],
        ]}
        money={person.wallet.map(({ name, value }) => [name, value] as const)}
        timeline={latest}
        about={{ kind: 'person', id: person.id }}
      />
      <PersonParts parts={person.parts} />
    </div>
  );
}
