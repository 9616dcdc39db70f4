import { Maximize2 } from 'lucide-react';
import { TalkView } from '../../shared/chat/talk.tsx';
import { to } from '../../shared/links/links.ts';
import { Link } from '../../shared/links/router-link.tsx';

/** The talk with one's own contact, beside the page that it is about. */
export default function ChatPanel() {
  return (
    <TalkView
      id={0}
      aside={
        <Link
          to={to.chat}
          aria-label="Open the chat as a page"
          className="grid size-11 place-items-center rounded-control text-ink-soft hover:bg-sunk hover:text-ink"
        >
          <Maximize2 aria-hidden="true" className="size-4" />
        </Link>
      }
    />
  );
}
