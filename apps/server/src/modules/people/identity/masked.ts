/** naledi@demo.test as n…@demo.test. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at > 0 ? `${email.slice(0, 1)}…${email.slice(at)}` : '';
}

/** +27825550199 as +27…199. */
export const maskedMobile = (mobile: string | null): string =>
  mobile ? `${mobile.slice(0, 3)}…${mobile.slice(-3)}` : '';
