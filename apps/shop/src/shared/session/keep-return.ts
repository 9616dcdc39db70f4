import { useKept } from './kept.ts';
import { returnRoute } from './return-path.ts';

const most = 5;

/**
 * What a recharge is made for: where to lead its shopper once the money is there. Kept in this browser, for the
 * gateway's page brings them back with nothing but the number.
 */
export function keepReturn(number: string, origUrl: string | null): void {
  const path = returnRoute(origUrl, location.origin);
  if (!path) return;
  useKept.setState(({ returns = [] }) => ({
    returns: [{ number, path }, ...returns.filter((each) => each.number !== number)].slice(0, most),
  }));
}
