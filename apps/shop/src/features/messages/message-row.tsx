import { shortDate } from '@sgb/contract/date-words.ts';
import type { MessageView } from '@sgb/contract/message-types.ts';
import type { Message } from '@sgb/contract/messages.ts';
import { cx } from '@sgb/ui/cx.ts';
import { Link } from '../../shared/links/router-link.tsx';
import { messageHref } from './address.ts';
import { Amount } from './amount.tsx';
import { KindIcon } from './kind-icon.tsx';

export function MessageRow({ message, tab }: { message: Message; tab: MessageView }) {
  const { id, title, text, money, createdAt, read } = message;
  return (
    <li>
      <Link to={messageHref(id, tab)} className="flex gap-3 px-4 py-3 -outline-offset-2 hover:bg-sunk">
        <KindIcon {...message} />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-2">
            <span className={cx('min-w-0 flex-1 text-sm', read ? 'text-ink' : 'font-semibold')}>
              {!read && (
                <>
                  <span
                    aria-hidden="true"
                    className="mr-2 inline-block size-2 rounded-full bg-danger-fill align-middle"
                  />
                  <span className="sr-only">Unread: </span>
                </>
              )}
              {title}
            </span>
            <time dateTime={createdAt} className="shrink-0 text-ink-soft text-xs tabular-nums">
              {shortDate(createdAt)}
            </time>
          </span>
          <span className="mt-0.5 line-clamp-2 text-ink-soft text-sm">{text}</span>
          {money !== null && <Amount money={money} className="mt-1 block text-sm" />}
        </span>
      </Link>
    </li>
  );
}
