import { type ParcelStatus, parcelWords } from '@sgb/contract/parcel-states.ts';
import { StatusTag, StepLine } from '../../shared/orders/status.tsx';

export function ParcelTag({ status, size }: { status: ParcelStatus; size?: 'sm' | 'md' }) {
  return <StatusTag words={parcelWords[status]} {...(size && { size })} />;
}

/** The line that a parcel walks along, and the status that has reached each point of it. */
const points: readonly { readonly label: string; readonly from: ParcelStatus }[] = [
  { label: 'Paid', from: 20 },
  { label: 'Left China', from: 40 },
  { label: 'Arrived', from: 50 },
  { label: 'Delivery', from: 70 },
  { label: 'Signed', from: 90 },
];

/** How far a parcel has come; one that left its line shows none. */
export function ParcelProgress({ status }: { status: ParcelStatus }) {
  if (status === 99) return null;
  const reached = points.filter(({ from }) => status >= from).length;
  return <StepLine steps={points.map(({ label }) => label)} reached={reached} words="always" />;
}
