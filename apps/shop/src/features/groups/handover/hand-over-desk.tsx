import { dateAndTime } from '@sgb/contract/date-words.ts';
import { scannedParcel } from '@sgb/contract/round-rules.ts';
import type { RoundDetail, RoundMember } from '@sgb/contract/round-views.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { canScan } from '@sgb/ui/detector.ts';
import { loadSheet } from '@sgb/ui/sheet.tsx';
import { Tag } from '@sgb/ui/tag.tsx';
import { ScanLine } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useMounted } from '../../../shared/browser/mounted.ts';
import { CountForm } from './count-form.tsx';
import { HandOverSheet } from './hand-over-sheet.tsx';
import { KeptScans } from './kept-scans-list.tsx';
import { useScans } from './use-scans.ts';

const loadScanner = () => import('@sgb/ui/scanner.tsx');
const Scanner = lazy(loadScanner);
const DamageSheet = lazy(() => import('./damage-sheet.tsx'));

type Held = RoundMember & { parcel: NonNullable<RoundMember['parcel']> };

const hasParcel = (part: RoundMember): part is Held => part.parcel !== null && part.state !== 'dropped';

/** What a leader does with the inner parcels: counts them, reports damage, hands them over. */
export function HandOverDesk({ round }: { round: RoundDetail }) {
  const scans = useScans(round.id);
  const [scanning, setScanning] = useState(false);
  const [handing, setHanding] = useState<Held | null>(null);
  const [reporting, setReporting] = useState<Held | null>(null);
  const scannable = useMounted() && canScan();
  const counts = round.actions.includes('count');
  const hands = round.actions.includes('handOver');
  const reports = round.actions.includes('report');
  const parts = round.parts.filter(hasParcel);
  const uses = scannable && (counts || hands);
  useEffect(() => {
    // While there is a line: where parcels are handed over there may be none.
    Promise.all([loadSheet(), uses && loadScanner()]).catch(() => undefined);
  }, [uses]);
  if (!counts && !hands && !reports && scans.kept.length === 0) return null;

  const count = (part: Held) =>
    scans.add({
      kind: 'arrived',
      roundId: round.id,
      parcelId: part.parcel.id,
      label: part.parcel.number,
      code: '',
      name: part.name,
    });
  const handOver = (part: Held, code: string) =>
    scans.add({
      kind: 'handedOver',
      roundId: round.id,
      parcelId: part.parcel.id,
      label: part.parcel.number,
      code,
      name: part.name,
    });
  /** A label counts a parcel; a member's code hands it over. */
  const read = (text: string): string => {
    const found = scannedParcel(text);
    const part = found && parts.find(({ parcel }) => parcel.id === found.parcelId);
    if (!found || !part) return 'This is no parcel of this round.';
    const { parcel, name } = part;
    if (parcel.handedOverAt) return `${parcel.number} was handed over already.`;
    if (found.code) return handOver(part, found.code) ? `${name}: handed over` : keepFault;
    if (!counts || parcel.arrivedAt) return `${parcel.number} is counted already.`;
    return count(part) ? `${name}: counted` : keepFault;
  };

  const arrived = parts.filter(({ parcel }) => parcel.arrivedAt).length;
  return (
    <Card as="section" aria-label="Hand-over" className="flex flex-col gap-3">
      <CardHeader
        title={counts ? 'Count what arrived' : 'Hand over'}
        action={parts.length > 0 && <Tag>{counts ? `${arrived} of ${parts.length} here` : leftOf(parts)}</Tag>}
        className="mb-0"
      />
      {round.reportUntil && reports && (
        <p className="text-ink-soft text-sm">
          Report damage or missing parcels until {dateAndTime(round.reportUntil)}.
        </p>
      )}
      <KeptScans scans={scans} />
      {uses && (
        <Button
          variant="action"
          wide
          onClick={() => setScanning(true)}
          icon={<ScanLine aria-hidden="true" className="size-5" />}
        >
          {counts ? 'Scan labels' : 'Scan a code'}
        </Button>
      )}
      {counts && <CountForm round={round} read={read} open={parts.filter(({ parcel }) => !parcel.arrivedAt)} />}
      <ul className="flex flex-col divide-y divide-line">
        {parts.map((part) => (
          <Row
            key={part.accountId}
            part={part}
            waits={scans.kept.some((scan) => scan.parcelId === part.parcel.id && scan.refused === '')}
            onCount={counts ? () => count(part) : undefined}
            onHand={hands ? () => setHanding(part) : undefined}
            onReport={reports ? () => setReporting(part) : undefined}
          />
        ))}
      </ul>
      <Suspense>
        {scanning && (
          <Scanner title={counts ? 'Scan labels' : 'Scan a code'} onRead={read} onClose={() => setScanning(false)} />
        )}
        {reporting && (
          <DamageSheet
            roundId={round.id}
            parcelId={reporting.parcel.id}
            name={reporting.name}
            onClose={() => setReporting(null)}
          />
        )}
      </Suspense>
      {handing && (
        <HandOverSheet
          name={handing.name}
          number={handing.parcel.number}
          lockedUntil={handing.parcel.lockedUntil}
          onCode={(code) => handOver(handing, code)}
          onClose={() => setHanding(null)}
        />
      )}
    </Card>
  );
}

const keepFault = 'Your browser does not let us save this. Allow it to store data, then scan again.';

function leftOf(parts: readonly Held[]): string {
  const left = parts.filter(({ parcel, state }) => !parcel.handedOverAt && state === 'in').length;
  return left === 0 ? 'All handed over' : `${left} to hand over`;
}

interface RowProps {
  part: Held;
  waits: boolean;
  onCount: (() => void) | undefined;
  onHand: (() => void) | undefined;
  onReport: (() => void) | undefined;
}

function Row({ part, waits, onCount, onHand, onReport }: RowProps) {
  const { parcel, name } = part;
  const done = parcel.handedOverAt !== '';
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-2 text-sm">
      <div className="min-w-0">
        <p className="font-medium">{name}</p>
        <p className="text-ink-soft">
          {parcel.number} ·{' '}
          {done
            ? `handed over ${dateAndTime(parcel.handedOverAt)}`
            : waits
              ? 'waits until you are online'
              : parcel.arrivedAt
                ? 'here'
                : 'not counted yet'}
        </p>
      </div>
      {!done && (
        <div className="flex gap-2">
          {onReport && (
            <Button variant="ghost" size="sm" aria-label={`Report ${name}’s parcel`} onClick={onReport}>
              Report
            </Button>
          )}
          {onCount && !parcel.arrivedAt && !waits && (
            <Button variant="secondary" size="sm" aria-label={`Count ${parcel.number}`} onClick={onCount}>
              It is here
            </Button>
          )}
          {onHand && parcel.arrivedAt && !waits && (
            <Button variant="primary" size="sm" aria-label={`Hand over to ${name}`} onClick={onHand}>
              Hand over
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
