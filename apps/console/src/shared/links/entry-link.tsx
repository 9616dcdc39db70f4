import { may } from '@sgb/contract/policy.ts';
import { Link } from 'react-router';
import { useMe } from '../session/me.ts';

/** An entry of the books; finance gets there. */
export function EntryLink({ id }: { id: number }) {
  if (!may('finance', useMe())) return <span className="text-ink-soft">#{id}</span>;
  return (
    <Link to={`/ledger/${id}`} className="text-brand underline">
      #{id}
    </Link>
  );
}
