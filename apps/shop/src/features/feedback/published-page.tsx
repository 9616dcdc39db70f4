import { shortDate } from '@sgb/contract/date-words.ts';
import { allFeedbackKinds, feedbackKindWords } from '@sgb/contract/feedback-rules.ts';
import { buttonClass } from '@sgb/ui/button.tsx';
import { Card } from '@sgb/ui/card.tsx';
import { Input } from '@sgb/ui/field.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { EmptyState } from '@sgb/ui/states.tsx';
import { TabLinks } from '@sgb/ui/tab-links.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { query } from '../../shared/api/api.ts';
import { AddressForm } from '../../shared/links/address-form.tsx';
import { ShopLink } from '../../shared/links/link.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import { inputFrom, searchWith } from '../../shared/lists/list-address.ts';
import { listed } from '../../shared/lists/listed.ts';
import { PagedList } from '../../shared/lists/paged-list.tsx';
import type { Meta } from '../../shared/page/meta.ts';
import { publishedHref, writeHref } from './links.ts';

const call = 'GET /api/questionfeedback/search';
const params = ['keyword', 'kind', 'page'] as const;

export async function loader({ context, request }: LoaderFunctionArgs) {
  await listed(context, call, inputFrom(call, new URL(request.url).searchParams, params));
  return null;
}

const about = 'What shoppers told us, and what we changed because of it.';

export function meta({ search }: { search: URLSearchParams }): Meta {
  const isSearch = Boolean(search.get('keyword'));
  const canonical = `/shop${publishedHref}`;
  return { title: 'You said, we did', description: about, canonical, ...(isSearch && { noindex: true }) };
}

export function Component() {
  const [search] = useSearchParams();
  const answer = useQuery({ ...query(call, inputFrom(call, search, params)), placeholderData: keepPreviousData });
  const keyword = search.get('keyword') ?? '';
  const hrefOf = (changes: Parameters<typeof searchWith<'keyword' | 'kind' | 'page'>>[2]) =>
    publishedHref + searchWith(search, params, changes);
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-3 px-3 pt-3 pb-8 md:px-6 md:pt-5 md:pb-12">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <div>
          <h1 className="font-bold text-xl">You said, we did</h1>
          <p className="text-ink-soft text-sm">{about}</p>
        </div>
        <Link to={writeHref} className={buttonClass({ variant: 'action' })}>
          Tell us something
        </Link>
      </header>
      <AddressForm role="search" aria-label="Feedback" action={publishedHref}>
        <Input
          key={keyword}
          type="search"
          name="keyword"
          aria-label="Search what others said"
          placeholder="Search what others said"
          autoComplete="off"
          maxLength={50}
          defaultValue={keyword}
          before={<Search aria-hidden="true" className="size-5" />}
        />
        {search.get('kind') && <input type="hidden" name="kind" value={search.get('kind') ?? ''} />}
      </AddressForm>
      <TabLinks
        label="What it was about"
        LinkComponent={ShopLink}
        current={hrefOf({ kind: search.get('kind') ?? '' })}
        items={[
          { href: hrefOf({ kind: '' }), label: 'All' },
          ...allFeedbackKinds.map((kind) => ({ href: hrefOf({ kind: String(kind) }), label: feedbackKindWords[kind] })),
        ]}
      />
      <PagedList
        answer={answer}
        hrefFor={(page) => hrefOf({ page: page === 1 ? '' : String(page) })}
        skeleton={<Skeleton className="h-64 w-full rounded-card" />}
        empty={
          <EmptyState
            title="Nothing like this yet"
            picture="search"
            action={
              <Link to={writeHref} className={buttonClass({ variant: 'secondary' })}>
                Tell us yourself
              </Link>
            }
          />
        }
        end
      >
        {({ items }) => (
          <div className="flex flex-col gap-3">
            {items.map(({ id, kind, said, did, at }) => (
              <Card key={id} as="article" className="flex flex-col gap-2">
                <p className="text-ink-soft text-xs">{`${feedbackKindWords[kind]}, ${shortDate(at)}`}</p>
                <p className="max-w-prose">
                  <span className="font-semibold">You said: </span>
                  {said}
                </p>
                <p className="max-w-prose rounded-control bg-brand-soft px-3 py-2">
                  <span className="font-semibold text-brand">We did: </span>
                  {did}
                </p>
              </Card>
            ))}
          </div>
        )}
      </PagedList>
    </div>
  );
}
