/** What a round can be opened with by the first settings; the shop itself decides, and says what it does not take. */

export const lineChoices = [
  { value: 'A1', label: 'Air economy' },
  { value: 'A3', label: 'Air, magnets and batteries' },
  { value: 'S1', label: 'Sea' },
] as const;

const fewestDays = 3;
const mostDays = 14;

export const roundDays = Array.from({ length: mostDays - fewestDays + 1 }, (_, place) => {
  const days = fewestDays + place;
  return { value: String(days), label: `${days} days` };
});
