import { dateAndTime } from '@sgb/contract/date-words.ts';
import type { MessageView } from '@sgb/contract/message-types.ts';
import { buttonClass } from '@sgb/ui/button.tsx';
import { Card } from '@sgb/ui/card.tsx';
import { Tag } from '@sgb/ui/tag.tsx';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { useEffect } from 'react';
import { type LoaderFunctionArgs, type Params, useParams } from 'react-router';
import { critical, query } from '../../shared/api/api.ts';
import { Link } from '../../shared/links/router-link.tsx';
import type { Meta, MetaArguments } from '../../shared/page/meta.ts';
import { needId } from '../../shared/page/path-id.ts';
import { needLogin } from '../../shared/session/need-login.ts';
import { addressOf, listHref } from './address.ts';
import { Amount } from './amount.tsx';
import { KindIcon } from './kind-icon.tsx';
import { useReading } from './use-reading.ts';
import { linkWord, subtypeWords, typeWords } from './words.ts';

const detail = 'GET /api/message/detail';

const inputOf = ({ id = '', type = '' }: Params | MetaArguments['params']) => ({
  id,
  type: type as `${MessageView}`,
});

export async function loader(args: LoaderFunctionArgs) {
  await needLogin(args);
  needId(args.params);
  await critical(args.context, detail, inputOf(args.params));
  return null;
}

export function meta({ queryClient, params }: MetaArguments): Meta {
  const message = queryClient.getQueryData(query(detail, inputOf(params)).queryKey);
  return { title: message?.title ?? 'Message', description: 'A message from SGB.', noindex: true };
}

export function Component() {
  const input = inputOf(useParams());
  const { data } = useQuery({ ...query(detail, input), staleTime: Number.POSITIVE_INFINITY });
  const { mutate } = useReading().one;
  const { id, type } = input;
  const unread = data?.read === false;
  useEffect(() => {
    if (unread) mutate({ id, type });
  }, [unread, id, type, mutate]);
  if (!data) return null;
  const tab = Number(type) as MessageView;
  return (
    <div className="mx-auto w-full max-w-2xl px-3 pt-3 pb-8 md:px-6 md:pt-5 md:pb-12">
      <Link
        to={listHref + addressOf({ type: tab, page: 1 })}
        className="-ml-2 inline-flex min-h-11 items-center gap-1 rounded-control px-2 font-medium text-brand text-sm hover:underline"
      >
        <ChevronLeft aria-hidden="true" className="size-4" />
        {tab === 1 ? 'All messages' : typeWords[tab]}
      </Link>
      <Card as="article" className="mt-2">
        <div className="flex items-start gap-3">
          <KindIcon {...data} />
          <div className="min-w-0 flex-1">
            <h1 className="break-words font-bold text-lg">{data.title}</h1>
            <p className="mt-1 flex flex-wrap items-center gap-2 text-ink-soft text-xs">
              <time dateTime={data.createdAt}>{dateAndTime(data.createdAt)}</time>
              <Tag>{typeWords[data.type]}</Tag>
              {data.subtype !== 0 && <Tag>{subtypeWords[data.subtype]}</Tag>}
            </p>
          </div>
        </div>
        {data.money !== null && (
          <p className="mt-4 rounded-control bg-sunk px-3 py-2">
            <Amount money={data.money} className="text-lg" />
          </p>
        )}
        <div className="mt-4 whitespace-pre-line break-words">{data.text}</div>
        {data.link && (
          <Link to={data.link} className={buttonClass({}, 'mt-5')}>
            {linkWord(data.link)}
          </Link>
        )}
      </Card>
    </div>
  );
}
