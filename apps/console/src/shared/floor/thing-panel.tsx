import type { Site } from '@sgb/contract/floor.ts';
import { useQuery } from '@tanstack/react-query';
import { Answer } from '../api/answer.tsx';
import { query } from '../api/api.ts';
import { ThingCard } from './thing-card.tsx';

const nothing = () => undefined;

interface ThingPanelProps {
  readonly code: string;
  readonly site: Site;
  /** Only the thing with this id: several sellers may have pieces under one number. */
  readonly of?: number;
}

/** What a number stands for, with what can be done: as if it was scanned. */
export function ThingPanel({ code, site, of }: ThingPanelProps) {
  const found = useQuery(query('GET /api/staff/floor/scan', { code, site }));
  return (
    <Answer of={found}>
      {({ say, things }) => (
        <div className="flex flex-col gap-4">
          {things.length === 0 && <p className="text-ink-soft text-sm">{say}</p>}
          {things
            .filter(({ id }) => of === undefined || id === of)
            .map((thing) => (
              <ThingCard key={`${thing.kind} ${thing.id} ${thing.steps.join()}`} thing={thing} onDone={nothing} />
            ))}
        </div>
      )}
    </Answer>
  );
}
