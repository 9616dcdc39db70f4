import { Button } from '@sgb/ui/button.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import type { ReactNode } from 'react';
import { ActsContext, useActQueue } from './use-acts.ts';

/** What is around every page of our warehouses: what is done there is kept on the device until the shop has it. */
export function FloorPage({ children }: { children: ReactNode }) {
  const acts = useActQueue();
  const waiting = acts.kept.filter(({ refused }) => refused === '');
  const refused = acts.kept.filter((act) => act.refused !== '');
  return (
    <ActsContext value={acts}>
      <div className="mb-4 flex flex-col gap-2 empty:hidden">
        {waiting.length > 0 && acts.offline && (
          <Notice
            tone="warn"
            title={`${waiting.length} kept on this device`}
            action={
              <Button variant="secondary" size="sm" loading={acts.sending} onClick={acts.flush}>
                Send now
              </Button>
            }
          >
            You are offline. They are sent as soon as you are back online.
          </Notice>
        )}
        {refused.map((act) => (
          <Notice
            key={act.key}
            tone="danger"
            title={act.words.split(':')[0]}
            action={
              <Button variant="secondary" size="sm" onClick={() => acts.drop(act)}>
                All right
              </Button>
            }
          >
            {act.refused}
          </Notice>
        ))}
      </div>
      {children}
    </ActsContext>
  );
}
