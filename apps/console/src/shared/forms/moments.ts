/** South Africa has one zone and no summer time. */
const zone = '+02:00';
const zoneMs = 2 * 3_600_000;

/** What a field for day and time holds, as a moment. */
export function momentIn(typed: string): string | undefined {
  const at = typed ? new Date(`${typed}:00${zone}`) : undefined;
  return at && !Number.isNaN(at.getTime()) ? at.toISOString() : undefined;
}

/** A moment as such a field holds it. */
export const typedMoment = (moment: string): string =>
  moment ? new Date(Date.parse(moment) + zoneMs).toISOString().slice(0, 16) : '';
