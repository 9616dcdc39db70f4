import { WithReason } from './with-reason.tsx';

interface DecideProps {
  readonly yes: string;
  readonly no: string;
  /** Who reads the reason. */
  readonly hint: string;
  readonly busy: boolean;
  readonly most?: number;
  readonly onDecide: (decided: { readonly approve: 0 | 1; readonly reason: string }) => void;
}

/** Yes at once, or no with a reason that somebody reads. */
export function Decide({ yes, no, busy, onDecide, ...field }: DecideProps) {
  const moves = [
    { words: yes, freely: true, busy, act: () => onDecide({ approve: 1, reason: '' }) },
    { words: no, danger: true, busy, act: (reason: string) => onDecide({ approve: 0, reason }) },
  ] as const;
  return <WithReason label="Why not" {...field} moves={moves} />;
}
