export function leftWords(daysLeft: number): string {
  if (daysLeft === 0) return 'Costs money now';
  return daysLeft === 1 ? 'Last free day' : `${daysLeft} free days left`;
}
