import { Button } from '@sgb/ui/button.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import type { Scans } from './use-scans.ts';

/** What is on this phone and not with the shop yet, and what the shop refused. */
export function KeptScans({ scans }: { scans: Scans }) {
  const waiting = scans.kept.filter(({ refused }) => refused === '');
  const refused = scans.kept.filter((scan) => scan.refused !== '');
  return (
    <>
      {waiting.length > 0 && (
        <Notice
          tone={scans.offline ? 'warn' : 'info'}
          title={`${waiting.length} kept on this phone`}
          action={
            scans.offline && (
              <Button variant="secondary" size="sm" loading={scans.sending} onClick={scans.flush}>
                Send now
              </Button>
            )
          }
        >
          {scans.offline ? 'You are offline. They are sent as soon as you are back online.' : 'Being sent…'}
        </Notice>
      )}
      {refused.map((scan) => (
        <Notice
          key={`${scan.kind} ${scan.parcelId}`}
          tone="danger"
          title={`${scan.name}, ${scan.label}`}
          action={
            <Button variant="secondary" size="sm" onClick={() => scans.drop(scan)}>
              All right
            </Button>
          }
        >
          {scan.refused}
        </Notice>
      ))}
    </>
  );
}
