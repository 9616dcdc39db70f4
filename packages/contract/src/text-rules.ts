/** Checks of texts, product document section 5. */

export const isDigits = (text: string): boolean => /^\d+$/.test(text);

/** Letters of any script and spaces between them. */
export const isLettersAndSpaces = (text: string): boolean => /^\p{L}[\p{L}\p{M} ]*$/u.test(text);

export const hasDigits = (text: string, count: number): boolean => text.length === count && isDigits(text);
