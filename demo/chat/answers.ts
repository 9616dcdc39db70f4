/** What the consultants of the demo answer, by what they are asked. */
const answers: readonly (readonly [RegExp, string])[] = [
  [
    /\b(ship|shipping|deliver|delivery|freight|arrive|long)\b/i,
    'Air takes 10 to 20 days to your door, sea 45 to 55. Tell me the product and your suburb, and I work it out for you.',
  ],
  [
    /\b(pay|payment|eft|card|recharge|money|refund)\b/i,
    'You pay from your balance. Recharge it by EFT, instant EFT or card; an EFT with your own reference is there within two working hours.',
  ],
  [
    /\b(size|colour|color|fit)\b/i,
    'Sizes from China run small. Send me the link of the product, and I ask the supplier for the measurements.',
  ],
  [/\b(order|parcel|tracking)\b/i, 'Give me the number of the order, please, and I look where it is.'],
  [/\b(thanks|thank you|siyabonga|dankie|enkosi)\b/i, 'With pleasure. I am here if you need anything else.'],
  // Last: most questions begin with a greeting.
  [/\b(hello|hi|hey|dumela|sawubona|molo|goeie)\b/i, 'Hello! How can I help you today?'],
];

const others = [
  'Let me look into that for you. One moment, please.',
  'I understand. Could you send me the link of the product, or a picture of it?',
  'Noted. I come back to you today.',
];

/** The same question at the same place always gets the same answer. */
export function demoAnswer(text: string, number: number, pictures: number): string {
  const found = answers.find(([pattern]) => pattern.test(text));
  if (found) return found[1];
  if (pictures > 0) return 'Thank you for the picture. I ask our suppliers for the very same and for similar ones.';
  return others[number % others.length] ?? '';
}
