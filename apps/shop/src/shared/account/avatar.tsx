import { cx } from '@sgb/ui/cx.ts';
import { UserRound } from 'lucide-react';

/** The profile picture, or somebody's outline; the name beside it says who. */
export function Avatar({ address, className }: { address: string; className: string }) {
  const look = cx('shrink-0 rounded-full bg-brand-soft', className);
  return address ? (
    <img src={`${address}?w=320`} alt="" className={cx(look, 'object-cover')} />
  ) : (
    <span className={cx(look, 'grid place-items-center text-brand')}>
      <UserRound aria-hidden="true" className="size-1/2" />
    </span>
  );
}
