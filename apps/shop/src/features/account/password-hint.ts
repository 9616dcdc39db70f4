export const passwordHint = '6 to 16 characters, with at least two of: capitals, small letters, digits, symbols.';
