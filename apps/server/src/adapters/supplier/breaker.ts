import type { Clock } from '../../platform/clock.ts';
import type { Guard } from './around.ts';
import { isIllness, SupplierError } from './error.ts';

export interface BreakerOptions {
  readonly clock: Clock;
  readonly onChange: (state: 'resting' | 'well') => void;
  /** So many failures in a row, and nobody asks for a while. */
  readonly failures?: number;
  readonly restMs?: number;
}

/** Spares every page the wait for a supplier that is ill: after a few failures it rests, then one call tries again. */
export function createBreaker({ clock, onChange, failures = 5, restMs = 30_000 }: BreakerOptions): Guard {
  let inARow = 0;
  let restsUntil = 0;
  let trying = false;

  const isResting = () => restsUntil > 0;

  function noteFailure(): void {
    inARow++;
    if (inARow < failures) return;
    if (!isResting()) onChange('resting');
    restsUntil = clock.now().getTime() + restMs;
  }

  function noteSuccess(): void {
    inARow = 0;
    if (isResting()) onChange('well');
    restsUntil = 0;
  }

  return async (call, ask) => {
    // Short links are other people's servers, and messages come to us: they say nothing about the supplier.
    if (call === 'followLink' || call === 'readPush') return ask();
    const probe = isResting();
    if (probe && (trying || restsUntil > clock.now().getTime())) {
      throw new SupplierError('down', 'the supplier did not answer lately and is left alone for a while');
    }
    if (probe) trying = true;
    try {
      const answer = await ask();
      noteSuccess();
      return answer;
    } catch (error) {
      if (isIllness(error)) noteFailure();
      else if (error instanceof SupplierError && error.fault !== 'busy' && error.fault !== 'unconfigured')
        noteSuccess();
      throw error;
    } finally {
      if (probe) trying = false;
    }
  };
}
