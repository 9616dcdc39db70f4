/** A first proposal from the email: what stands before the @, in the letters that a username may have. */
export function usernameFrom(email: string): string {
  const name = (email.split('@')[0] ?? '').replaceAll(/[^\w]+/g, '_').slice(0, 20);
  return name.length < 4 ? '' : name;
}
