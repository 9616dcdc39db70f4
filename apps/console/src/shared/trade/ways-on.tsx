import { may, type Right } from '@sgb/contract/policy.ts';
import { Link } from 'react-router';
import { useMe } from '../session/me.ts';

export interface WayOn {
  readonly to: string;
  readonly words: string;
  readonly right: Right;
}

/** Where something is done with it; only what whoever looks may open. */
export function WaysOn({ ways }: { ways: readonly WayOn[] }) {
  const me = useMe();
  const open = ways.filter(({ right }) => may(right, me));
  if (open.length === 0) return <p className="text-ink-soft text-sm">Nothing for your role now.</p>;
  return (
    <ul className="flex flex-wrap gap-2">
      {open.map(({ to, words }) => (
        <li key={words}>
          <Link
            to={to}
            className="inline-flex min-h-10 items-center rounded-control border border-line-strong px-3 text-sm hover:bg-sunk"
          >
            {words}
          </Link>
        </li>
      ))}
    </ul>
  );
}
