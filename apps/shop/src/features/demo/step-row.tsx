import { Button } from '@sgb/ui/button.tsx';
import { Tag } from '@sgb/ui/tag.tsx';
import type { ReactNode } from 'react';
import { Link } from '../../shared/links/router-link.tsx';

interface StepRowProps {
  number: string;
  href: string;
  status: string;
  /** What happens next. */
  next: string;
  busy: boolean;
  onStep: () => void;
  /** What its button says. */
  action?: string;
  /** What could happen instead. */
  other?: ReactNode;
  picture?: ReactNode;
  /** What it is, in a line. */
  children: ReactNode;
}

/** Something on its way, with a button for what happens to it next. */
export function StepRow({
  number,
  href,
  status,
  next,
  busy,
  onStep,
  action = 'Next step',
  other,
  picture,
  children,
}: StepRowProps) {
  return (
    <li aria-label={number} className="flex flex-wrap items-center gap-3 py-3">
      {picture}
      <div className="min-w-0 flex-1 basis-44">
        <p className="flex flex-wrap items-center gap-2 text-xs">
          <Link to={href} className="font-medium text-brand underline">
            {number}
          </Link>
          <Tag tone="info">{status}</Tag>
        </p>
        <p className="truncate text-sm">{children}</p>
        <p className="text-ink-soft text-xs">Next: {next}</p>
      </div>
      <div className="flex gap-2">
        {other}
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Next step of ${number}`}
          loading={busy}
          // Each press is another step; one at a time is enough.
          guardMs={0}
          onClick={onStep}
        >
          {action}
        </Button>
      </div>
    </li>
  );
}
