import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the parameters that OWASP names as the minimum for interactive logins. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** Hash of a password nobody has: an unknown name must take as long to refuse as a wrong password. */
const nobody = hashPassword('no account has this password');

export async function passwordFits(password: string, storedHash: string | undefined): Promise<boolean> {
  const fits = await verify(storedHash ?? (await nobody), password);
  return fits && storedHash !== undefined;
}
