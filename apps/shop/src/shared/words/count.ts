/** A number of things as people read it: 1,240. Written out here because servers and phones disagree on locales. */
export function formatCount(count: number): string {
  return String(Math.trunc(count)).replace(/\B(?=(\d{3})+$)/g, ',');
}
