/** What reviews are, as plain data: the same in the browser and on the server. */

export const reviewTextLimit = 500;
export const reviewAnswerLimit = 500;
export const reviewStars = [5, 4, 3, 2, 1] as const;

/** Was the size right? Asked only of what was bought in a size. */
export const fits = { unsaid: 0, small: 1, right: 2, large: 3 } as const;
export type Fit = (typeof fits)[keyof typeof fits];
export const allFits = Object.values(fits);
export const fitWords: Readonly<Record<Exclude<Fit, 0>, string>> = { 1: 'Too small', 2: 'Just right', 3: 'Too large' };

export const reviewSorts = { newest: 1, helpful: 2 } as const;
export type ReviewSort = (typeof reviewSorts)[keyof typeof reviewSorts];

/**
 * The only reasons for which staff hide a review. That somebody is not satisfied is none of them, and never will be.
 */
export const reviewRules = {
  personal: { code: 1, words: 'It shows personal details: a phone number, an address, a face of somebody else.' },
  abuse: { code: 2, words: 'It insults or threatens somebody.' },
  elsewhere: { code: 3, words: 'It is not about this product: another product, another shop, only the courier.' },
  advertising: { code: 4, words: 'It advertises something, or leads to another site.' },
  indecent: { code: 5, words: 'Its pictures are indecent, or not of this product.' },
  unlawful: { code: 6, words: 'The law does not let us show it.' },
} as const;
export const reviewRuleCodes = Object.values(reviewRules).map(({ code }) => code);
export type ReviewRule = (typeof reviewRules)[keyof typeof reviewRules]['code'];

export function ruleWords(code: ReviewRule): string {
  return Object.values(reviewRules).find((rule) => rule.code === code)?.words ?? '';
}

const nobody = 'A shopper';

/** How somebody is named beside a review: 'Thandi M.' and never more. */
export function shownName(firstName: string, lastName: string): string {
  const first = firstName.trim().split(/\s+/)[0] ?? '';
  const [initial] = lastName.trim();
  if (first === '') return nobody;
  return initial === undefined ? first : `${first} ${initial.toLocaleUpperCase('en')}.`;
}

/** What clothes, shoes, rings and bedding are called that come in sizes; 'Photo size' and the like are measures. */
const sizeName = /^(?:(?:shoe|ring|collar|bra|waist|hat|glove|eu|uk|us) )?sizes?\b|^(?:尺码|尺寸|鞋码)$/i;

/** The size among the options of a SKU; '' where it comes in none. */
export function sizeAmong(choices: readonly { readonly name: string }[], options: readonly string[]): string {
  const place = choices.findIndex(({ name }) => sizeName.test(name.trim()));
  return place < 0 ? '' : (options[place] ?? '');
}
