import type { MessagePage } from '@sgb/contract/messages.ts';
import { buttonClass } from '@sgb/ui/button.tsx';
import { Card } from '@sgb/ui/card.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { EmptyState } from '@sgb/ui/states.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '../../shared/links/router-link.tsx';
import { PagedList } from '../../shared/lists/paged-list.tsx';
import { type Asked, addressOf } from './address.ts';
import { MessageRow } from './message-row.tsx';

export function MessageListView({ answer, asked }: { answer: UseQueryResult<MessagePage>; asked: Asked }) {
  return (
    <PagedList
      answer={answer}
      hrefFor={(page) => addressOf({ ...asked, page })}
      skeleton={<Waiting />}
      empty={<Nothing asked={asked} />}
    >
      {({ items }) => (
        <Card padding="none" className="overflow-hidden">
          <ul aria-label="Messages" className="divide-y divide-line">
            {items.map((message) => (
              <MessageRow key={message.id} message={message} tab={asked.type} />
            ))}
          </ul>
        </Card>
      )}
    </PagedList>
  );
}

function Waiting() {
  return (
    <Card padding="none" className="divide-y divide-line">
      {[1, 2, 3, 4, 5].map((row) => (
        <div key={row} className="flex gap-3 px-4 py-3">
          <Skeleton className="size-10 rounded-full" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="h-4 w-full" />
          </div>
        </div>
      ))}
    </Card>
  );
}

function Nothing({ asked: { type, subtype } }: { asked: Asked }) {
  const all = type === 1 && subtype === undefined;
  if (type === 2 && subtype === undefined) {
    return (
      <EmptyState
        title="You have read everything"
        picture="orders"
        action={
          <Link to="?" className={buttonClass({ variant: 'secondary' })}>
            See all messages
          </Link>
        }
      />
    );
  }
  return (
    <EmptyState
      title={all ? 'No messages yet' : 'No messages of this kind'}
      picture="orders"
      action={
        <Link to={all ? '/' : '?'} className={buttonClass({ variant: all ? 'primary' : 'secondary' })}>
          {all ? 'Shopping Now' : 'See all messages'}
        </Link>
      }
    >
      {all && 'News about your orders, parcels and money appears here.'}
    </EmptyState>
  );
}
