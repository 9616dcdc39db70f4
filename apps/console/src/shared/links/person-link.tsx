import { may } from '@sgb/contract/policy.ts';
import { Link } from 'react-router';
import { useMe } from '../session/me.ts';

/** Somebody by name; whoever may see them at a glance gets there. */
export function PersonLink({ id, name }: { id: number | null; name: string }) {
  const me = useMe();
  if (!id || !may('customerService', me)) return <>{name}</>;
  return (
    <Link to={`/people/${id}`} className="text-brand underline">
      {name}
    </Link>
  );
}
