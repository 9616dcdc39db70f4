import { Button } from '@sgb/ui/button.tsx';
import { useAct } from '../../shared/api/api.ts';
import type { Product } from './product.ts';

/** Whether people who buy it together have the short time to come together. */
export function FlashTeams({ one: { id, flash } }: { one: Product }) {
  const flag = useAct('POST /api/staff/team/flash', {
    done: flash ? 'New teams have the usual time' : 'New teams have the short time',
    changes: ['GET /api/staff/product/list'],
  });
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="font-medium text-sm">Flash teams</p>
      <p className="text-ink-soft text-sm">
        {flash
          ? 'Teams that start now have the short time of a flash sale.'
          : 'Teams that start now have the usual time to come together.'}{' '}
        Teams that run already keep theirs.
      </p>
      <Button
        variant="secondary"
        loading={flag.isPending}
        onClick={() => flag.mutate({ productid: id, flash: flash ? 0 : 1 })}
      >
        {flash ? 'Give new teams the usual time' : 'Give new teams the short time'}
      </Button>
    </div>
  );
}
