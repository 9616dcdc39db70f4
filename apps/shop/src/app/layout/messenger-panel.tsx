import { Spinner } from '@sgb/ui/spinner.tsx';
import { useEffect, useState } from 'react';
import { ExternalLink } from '../../shared/links/external-link.tsx';

const width = 302;
const height = 300;
const patienceMs = 10_000;

function pluginAddress(page: string): string {
  const about = new URLSearchParams({
    href: page,
    tabs: 'messages',
    width: String(width),
    height: String(height),
    small_header: 'true',
  });
  return `https://www.facebook.com/plugins/page.php?${about}`;
}

/** The chat as Facebook serves it. Many browsers block that frame, so the plain way stands beside it. */
export default function MessengerPanel({ page }: { page: string }) {
  const [state, setState] = useState<'loading' | 'loaded' | 'late'>('loading');
  useEffect(() => {
    const timer = setTimeout(() => setState((now) => (now === 'loading' ? 'late' : now)), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div style={{ width }}>
      <div style={{ width, height }} className="relative overflow-hidden bg-sunk">
        {/* A blocked frame says that it has loaded, too, and stays empty: then this shows through it. */}
        <p
          role="status"
          aria-hidden={state === 'loaded'}
          className="absolute inset-0 flex flex-col items-center justify-center gap-3 p-6 text-center text-sm"
        >
          {state === 'loading' ? (
            <>
              <Spinner />
              Loading the chat
            </>
          ) : (
            'The chat could not be shown here. Your browser or network may block Facebook.'
          )}
        </p>
        <iframe
          title="Messenger chat"
          src={pluginAddress(page)}
          width={width}
          height={height}
          onLoad={() => setState('loaded')}
          className={state === 'loaded' ? 'relative' : 'invisible'}
        />
      </div>
      <p className="flex flex-wrap items-center gap-x-1 px-3 py-2 text-ink-soft text-sm">
        Prefer the app?
        <ExternalLink
          href={page.replace('https://www.facebook.com/', 'https://m.me/')}
          className="inline-flex min-h-8 items-center rounded font-semibold text-brand underline"
        >
          Open in Messenger
        </ExternalLink>
      </p>
    </div>
  );
}
