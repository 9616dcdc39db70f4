import { pageIn } from '@sgb/contract/paging.ts';
import { cx } from '@sgb/ui/cx.ts';
import { EmptyState } from '@sgb/ui/states.tsx';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { critical, deferred, query } from '../../shared/api/api.ts';
import { useChanged } from '../../shared/api/changed.ts';
import { useMounted } from '../../shared/browser/mounted.ts';
import { listenToChat } from '../../shared/chat/live.ts';
import { TalkView } from '../../shared/chat/talk.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import type { Meta } from '../../shared/page/meta.ts';
import { pageEdges } from '../../shared/page/width.ts';
import { useLogin } from '../../shared/session/login.ts';
import { numberIn, talkHref } from './links.ts';
import { TalkList } from './talk-list.tsx';

const talks = 'GET /api/chat/conversations';
const person = 'GET /api/contact/person';

const pageOf = (search: URLSearchParams) => pageIn(search.get('page'));

export async function loader({ context, request }: LoaderFunctionArgs) {
  await Promise.all([
    critical(context, talks, { page: pageOf(new URL(request.url).searchParams) }),
    deferred(context, person, {}),
  ]);
  return null;
}

export function meta(): Meta {
  return { title: 'Chat', description: 'Talk with your consultant or ambassador.', noindex: true };
}

export const hides = ['search', 'exchange', 'actions', 'camera'] as const;

/** Contacts see everybody who wrote to them; shoppers their own contact, and earlier ones if there were any. */
export function Component() {
  const [search] = useSearchParams();
  const login = useLogin();
  const mounted = useMounted();
  const changed = useChanged();
  const input = { page: pageOf(search) };
  const { data } = useQuery(query(talks, input));
  const { data: contact } = useQuery(query(person, {}));
  const asked = numberIn(search, 'conversation');
  const own = contact?.person ?? null;

  useEffect(() => {
    const again = () => void changed(talks);
    return listenToChat({ message: again, read: ({ mine }) => mine && again(), reset: again });
  }, [changed]);

  const list = data?.list ?? [];
  const serves = list.some(({ kind }) => kind === 'shopper') || (contact !== undefined && own === null);
  const many = serves || (data?.total ?? 0) > 1;
  // Somebody who only asks is with their contact at once; who answers chooses first.
  const alone = search.has('own') && own !== null;
  const shown = asked > 0 || alone || (!serves && own !== null);
  const begun = list.some(({ kind, open }) => kind !== 'shopper' && open);
  const talk = (
    <TalkView
      key={asked}
      id={asked}
      aside={
        many && (
          <Link
            to={talkHref(0, input.page)}
            aria-label="All chats"
            className={cx(
              'grid size-11 place-items-center rounded-control hover:bg-sunk',
              asked > 0 || alone ? 'lg:hidden' : 'hidden',
            )}
          >
            <ArrowLeft aria-hidden="true" className="size-5" />
          </Link>
        )
      }
    />
  );
  return (
    <div className={cx(pageEdges, 'max-w-5xl py-3')}>
      <h1 className="sr-only">Chat</h1>
      <div
        className={cx(
          'grid h-[calc(100dvh-9rem)] grid-cols-1 min-h-96 overflow-hidden rounded-card border border-line bg-card lg:h-[calc(100dvh-14rem)]',
          many && 'lg:grid-cols-[20rem_minmax(0,1fr)]',
        )}
      >
        {many && data && (
          <div className={cx('min-h-0 border-line lg:border-r', (shown || !serves) && 'max-lg:hidden')}>
            {list.length > 0 || own ? (
              <TalkList talks={data} current={asked} own={begun ? null : (own?.name ?? null)} />
            ) : (
              <EmptyState title="Nobody has written yet" picture="search">
                When a shopper writes to you, {login?.username}, the chat is listed here.
              </EmptyState>
            )}
          </div>
        )}
        <div className={cx('min-h-0', !shown && 'max-lg:hidden')}>
          {shown && mounted ? (
            talk
          ) : (
            <div className="grid h-full place-items-center p-6 text-center text-ink-soft text-sm">
              {serves ? 'Choose a chat to read and answer.' : 'Loading the chat'}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
