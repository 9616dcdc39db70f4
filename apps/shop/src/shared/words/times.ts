const zone = 'Africa/Johannesburg';
const dayAndTime = new Intl.DateTimeFormat('en-ZA', { dateStyle: 'medium', timeStyle: 'short', timeZone: zone });
const day = new Intl.DateTimeFormat('en-ZA', { dateStyle: 'medium', timeZone: zone });

export function dayAndTimeOf(moment: string): string {
  return dayAndTime.format(new Date(moment));
}

export function dayOf(moment: string): string {
  return day.format(new Date(moment));
}
