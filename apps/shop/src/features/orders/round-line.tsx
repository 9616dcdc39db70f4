import { Link } from '../../shared/links/router-link.tsx';

/** Where goods are that ship together with those of neighbours. */
export function RoundLine({ id }: { id: number }) {
  return (
    <p className="text-sm">
      It ships together with your neighbours:{' '}
      <Link to={`/groupship/round/${id}`} className="font-medium text-brand underline underline-offset-2">
        see the round
      </Link>
    </p>
  );
}
