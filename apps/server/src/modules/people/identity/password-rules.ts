/** Names of ours that every guesser tries. */
const ours = ['sgb', 'southerngroup', 'groupbuy'];

const shortest = 4;

/** The words of what somebody is called: a username, an email address before its @, a company's name. */
function wordsOf(name: string): string[] {
  return name
    .toLowerCase()
    .replace(/@.*/, '')
    .split(/[^\p{L}\d_]+/u)
    .filter((word) => word.length >= shortest);
}

const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}]/gu, '');

/**
 * Whether a password would be among the first guesses: one of the commonest, our name, or the person's own, with some
 * digits and signs around it.
 */
export function isEasy(password: string, names: readonly string[], common: ReadonlySet<string>): boolean {
  const text = password.toLowerCase();
  if (common.has(text)) return true;
  const letters = lettersOf(text);
  return letters !== '' && [...ours, ...names.flatMap(wordsOf)].some((word) => lettersOf(word) === letters);
}
