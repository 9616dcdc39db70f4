import { statisticDays } from '@sgb/contract/promotion-rules.ts';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { type LoaderFunctionArgs, useNavigate, useSearchParams } from 'react-router';
import { Answer } from '../../shared/api/answer.tsx';
import { query } from '../../shared/api/api.ts';
import { inputFrom, searchWith } from '../../shared/lists/list-address.ts';
import { listed } from '../../shared/lists/listed.ts';
import { lazyPart } from '../../shared/page/lazy-part.ts';
import type { Meta } from '../../shared/page/meta.ts';
import { TwoColumns } from '../../shared/page/two-columns.tsx';
import { CodesCard } from './codes-card.tsx';
import { FiguresCard } from './figures-card.tsx';
import { Frame } from './frame.tsx';
import { LinkForm } from './link-form.tsx';
import { LinkList } from './link-list.tsx';
import { toolHref } from './links.ts';
import { isInfluencer } from './who.ts';

const KitSheet = lazyPart('features/promotion/kit-sheet.tsx', () => import('./kit-sheet.tsx'));

const tool = 'GET /api/task/promotiontool';
const params = ['days', 'link', 'page'] as const;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  if (await isInfluencer(context)) await listed(context, tool, inputFrom(tool, search, params));
  else await listed(context, 'GET /api/task/about', {});
  return null;
}

export function meta(): Meta {
  return {
    title: 'Links and figures',
    description: 'Links with your invite code, cards to share, and what they brought, day by day.',
    canonical: `/shop${toolHref}`,
  };
}

export function Component() {
  return (
    <Frame current={toolHref}>
      <Tool />
    </Frame>
  );
}

function Tool() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const answer = useQuery({ ...query(tool, inputFrom(tool, search, params)), placeholderData: keepPreviousData });
  const kept = { days: search.get('days') ?? '', link: search.get('link') ?? '', page: search.get('page') ?? '' };
  const hrefOf = (changes: Partial<typeof kept>) => toolHref + searchWith(search, params, { ...kept, ...changes });
  const share = search.get('share') ?? '';
  const here = hrefOf({});
  const kitHref = (code: string) => `${here}${here.includes('?') ? '&' : '?'}share=${code}`;
  const go = (href: string) => void navigate(href, { preventScrollReset: true });
  return (
    <>
      <Answer of={answer} skeleton={<Skeleton className="h-[36rem] rounded-card" />}>
        {(data) => (
          <TwoColumns
            main={
              <>
                <LinkForm onMade={(code) => go(kitHref(code))} />
                <FiguresCard
                  data={data}
                  days={statisticDays.find((each) => String(each) === kept.days) ?? 30}
                  link={kept.link}
                  hrefOf={(days) => hrefOf({ days: String(days), page: '' })}
                  all={hrefOf({ link: '', page: '' })}
                />
                <LinkList
                  answer={answer}
                  hrefFor={(page) => hrefOf({ page: page === 1 ? '' : String(page) })}
                  kitHref={kitHref}
                  figuresHref={(code) => hrefOf({ link: code, page: '' })}
                />
              </>
            }
            side={<CodesCard data={data} />}
          />
        )}
      </Answer>
      <Suspense fallback={null}>{share && <KitSheet code={share} onClose={() => go(here)} />}</Suspense>
    </>
  );
}
