import type { ListedConversation } from '@sgb/contract/chat.ts';
import type { OutputOf } from '@sgb/contract/client.ts';
import { clockTime } from '@sgb/contract/date-words.ts';
import { Badge } from '@sgb/ui/badge.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { Pagination } from '@sgb/ui/pagination.tsx';
import { Avatar } from '../../shared/account/avatar.tsx';
import { dayWord } from '../../shared/chat/words.ts';
import { ShopLink } from '../../shared/links/link.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import { ownTalkHref, talkHref } from './links.ts';

function lastWords({ last }: ListedConversation): string {
  const what = last.text || (last.pictures === 1 ? 'A picture' : `${last.pictures} pictures`);
  return last.mine ? `You: ${what}` : what;
}

function whenWord(sentAt: string): string {
  const day = dayWord(sentAt, new Date());
  return day === 'Today' ? clockTime(sentAt) : day;
}

/** Everybody one talks with, the newest first. */
export function TalkList({
  talks: { list, page, pages },
  current,
  own,
}: {
  talks: OutputOf<'GET /api/chat/conversations'>;
  current: number;
  /** One's own contact, if there is no talk with them yet. */
  own: string | null;
}) {
  return (
    <nav aria-label="Chats" className="flex h-full min-h-0 flex-col">
      <h2 className="border-line border-b px-3 py-3 font-semibold text-base">Chats</h2>
      {own && (
        <Link
          to={ownTalkHref}
          className="border-line border-b px-3 py-3 text-brand text-sm -outline-offset-2 hover:bg-sunk"
        >
          Write to {own}, your own contact
        </Link>
      )}
      <ul className="min-h-0 flex-1 divide-y divide-line overflow-y-auto">
        {list.map((talk) => (
          <li key={talk.id}>
            <Link
              to={talkHref(talk.id, page)}
              aria-current={talk.id === current ? 'true' : undefined}
              className={cx(
                'flex items-center gap-3 px-3 py-3 -outline-offset-2 hover:bg-sunk',
                talk.id === current && 'bg-brand-soft',
              )}
            >
              <Avatar address={talk.avatar} className="size-10" />
              <span className="min-w-0 flex-1">
                <span className="flex items-baseline justify-between gap-2">
                  <span className="truncate font-semibold text-sm">{talk.name}</span>
                  <span className="shrink-0 text-ink-soft text-xs">{whenWord(talk.last.sentAt)}</span>
                </span>
                <span className="flex items-center justify-between gap-2">
                  <span className={cx('truncate text-sm', talk.unread > 0 ? 'font-medium' : 'text-ink-soft')}>
                    {lastWords(talk)}
                  </span>
                  <Badge count={talk.unread} label="unread" />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <div className="border-line border-t p-2">
          <Pagination page={page} pageCount={pages} LinkComponent={ShopLink} hrefFor={(to) => talkHref(0, to)} />
        </div>
      )}
    </nav>
  );
}
