import { dateAndTime } from '@sgb/contract/date-words.ts';
import type { CaseLine } from '@sgb/contract/workorders.ts';
import { cx } from '@sgb/ui/cx.ts';

const bubble = 'max-w-[min(90%,36rem)] rounded-card px-3 py-2 text-sm whitespace-pre-wrap wrap-anywhere';
const mineLook = 'self-end rounded-br-sm bg-brand text-brand-ink dark:bg-brand-soft dark:text-ink';
const theirLook = 'self-start rounded-bl-sm bg-sunk';

function Files({ files, whose }: { files: CaseLine['files']; whose: string }) {
  if (files.length === 0) return null;
  return (
    <span className="flex flex-wrap gap-1 py-1">
      {files.map(({ id, kind, address }, place) =>
        kind === 'video' ? (
          // biome-ignore lint/a11y/useMediaCaption: what somebody filmed on a phone has no captions
          <video
            key={id}
            src={address}
            controls
            preload="none"
            aria-label={`${whose} video`}
            className="h-44 w-full max-w-xs rounded-control bg-black object-contain"
          />
        ) : (
          <a key={id} href={address} target="_blank" rel="noreferrer" className="block rounded-control">
            <img
              src={`${address}&w=320`}
              alt={`${whose} picture, ${place + 1} of ${files.length}`}
              className="size-24 rounded-control bg-card object-cover md:size-28"
            />
          </a>
        ),
      )}
    </span>
  );
}

/** What was said, the oldest first. */
export function Thread({ lines }: { lines: readonly CaseLine[] }) {
  return (
    <ol aria-label="Conversation" className="flex flex-col gap-2">
      {lines.map(({ id, at, from, name, text, files }) => {
        const mine = from === 'shopper';
        return (
          <li key={id} className={cx(bubble, mine ? mineLook : theirLook)}>
            <span className={cx('mb-0.5 block text-xs', !mine && 'text-ink-soft')}>
              {mine ? 'You' : name ? `${name}, SGB` : 'SGB'} · {dateAndTime(at)}
            </span>
            {text}
            <Files files={files} whose={mine ? 'Your' : 'Our'} />
          </li>
        );
      })}
    </ol>
  );
}
