import { allMessageSubtypes, messageViews } from '@sgb/contract/message-types.ts';
import type { MessageList } from '@sgb/contract/messages.ts';
import { Button } from '@sgb/ui/button.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { TabLinks } from '@sgb/ui/tab-links.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CheckCheck, Settings2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { deferred, query } from '../../shared/api/api.ts';
import { ShopLink } from '../../shared/links/link.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import { listed } from '../../shared/lists/listed.ts';
import type { Meta } from '../../shared/page/meta.ts';
import { pageEdges } from '../../shared/page/width.ts';
import { needLogin } from '../../shared/session/need-login.ts';
import { type Asked, addressOf, askedFor } from './address.ts';
import { MessageListView } from './message-list.tsx';
import { useReading } from './use-reading.ts';
import { subtypeWords, typeWords } from './words.ts';

const PreferencesSheet = lazy(() => import('./preferences-sheet.tsx'));

const records = 'GET /api/message/record';
const overview = 'GET /api/message/list';

export async function loader(args: LoaderFunctionArgs) {
  await needLogin(args);
  await Promise.all([
    listed(args.context, records, askedFor(new URL(args.request.url).searchParams)),
    deferred(args.context, overview, {}),
  ]);
  return null;
}

export function meta(): Meta {
  return { title: 'Messages', description: 'What happened to your orders, parcels and money.', noindex: true };
}

export function Component() {
  const [search] = useSearchParams();
  const asked = askedFor(search);
  const { data: list } = useQuery(query(overview, {}));
  const answer = useQuery({ ...query(records, asked), placeholderData: keepPreviousData });
  const { all } = useReading();
  const [preferring, setPreferring] = useState(false);
  const unread = list?.types.find(({ type }) => type === asked.type)?.unread ?? 0;
  return (
    <div className={cx(pageEdges, 'max-w-4xl pt-3 pb-8 md:pt-5 md:pb-12')}>
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="font-bold text-xl">Messages</h1>
        <div className="flex gap-2">
          <Button
            variant="secondary"
            size="sm"
            disabled={unread === 0}
            loading={all.isPending}
            icon={<CheckCheck aria-hidden="true" className="size-4" />}
            onClick={() => all.mutate({ type: asked.type, subtype: asked.subtype })}
          >
            Read all
          </Button>
          <Button
            variant="secondary"
            size="sm"
            icon={<Settings2 aria-hidden="true" className="size-4" />}
            onClick={() => setPreferring(true)}
          >
            Preferences
          </Button>
        </div>
      </header>
      <TabLinks
        label="Types of messages"
        className="mt-2 mb-3"
        LinkComponent={ShopLink}
        current={addressOf({ type: asked.type, page: 1 })}
        items={messageViews.map((type) => ({
          href: addressOf({ type, page: 1 }),
          label: typeWords[type],
          count: list?.types.find((each) => each.type === type)?.total,
        }))}
      />
      <Subtypes list={list} asked={asked} />
      <MessageListView answer={answer} asked={asked} />
      {preferring && (
        <Suspense fallback={null}>
          <PreferencesSheet onClose={() => setPreferring(false)} />
        </Suspense>
      )}
    </div>
  );
}

const chip =
  'inline-flex min-h-9 shrink-0 items-center gap-1.5 rounded-full border border-line bg-card px-3 text-sm hover:bg-sunk aria-[current=true]:border-brand aria-[current=true]:bg-brand-soft aria-[current=true]:font-semibold aria-[current=true]:text-brand';

/** The subtypes that the open tab has, where there is a choice between them. */
function Subtypes({ list, asked }: { list: MessageList | undefined; asked: Asked }) {
  const counted = new Map<number, number>();
  for (const { type, subtype, total, unread } of list?.subtypes ?? []) {
    const here = asked.type === 1 ? total : asked.type === 2 ? unread : type === asked.type ? total : 0;
    if (here > 0) counted.set(subtype, (counted.get(subtype) ?? 0) + here);
  }
  const known = allMessageSubtypes.filter((subtype) => counted.has(subtype) || subtype === asked.subtype);
  if (known.length < 2 && asked.subtype === undefined) return null;
  return (
    <nav
      aria-label="Kinds"
      className="no-scrollbar mb-3 flex gap-2 max-md:-mx-3 max-md:overflow-x-auto max-md:px-3 md:flex-wrap"
    >
      {known.map((subtype) => {
        const current = subtype === asked.subtype;
        return (
          <Link
            key={subtype}
            to={addressOf({ type: asked.type, page: 1, ...(!current && { subtype }) })}
            aria-current={current || undefined}
            className={chip}
          >
            {subtypeWords[subtype]}
            <span className="text-xs tabular-nums">{counted.get(subtype) ?? 0}</span>
          </Link>
        );
      })}
    </nav>
  );
}
