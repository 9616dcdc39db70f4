import { hash, verify } from '@node-rs/argon2';
import { type Refusal, refuse } from '../../../platform/http/refusal.ts';
import { isEasy } from './password-rules.ts';

/** Argon2id with the parameters that OWASP names as the minimum for interactive logins. */
const costOfLogins = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
let cost = costOfLogins;

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** Whether it was made with another cost than today's: then the next login makes it anew. */
export function isOutdated(storedHash: string): boolean {
  const { memoryCost, timeCost, parallelism } = cost;
  return !storedHash.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
}

let common: Promise<ReadonlySet<string>> | undefined;

/** The 49,000 commonest passwords; only who sets one needs them. */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String));
}

/** The hash of a password that somebody chooses; refused where it would be guessed first. */
export async function hashChosen(password: string, names: readonly string[]): Promise<string | Refusal> {
  common ??= loadCommon();
  if (isEasy(password, names, await common)) return refuse('easyPassword', undefined, { field: 'password' });
  return hashPassword(password);
}

/** Hash of a password nobody has: an unknown name must take as long to refuse as a wrong password. */
const hashOfNobody = () => hashPassword('no account has this password');
let nobody = hashOfNobody();

/** Tests log in thousands of times, which took a fifth of their work; gives back what ends it. */
export function hashCheaply(): () => void {
  const use = (chosen: typeof cost) => {
    cost = chosen;
    nobody = hashOfNobody();
  };
  use({ memoryCost: 8, timeCost: 1, parallelism: 1 });
  return () => use(costOfLogins);
}

export async function passwordFits(password: string, storedHash: string | undefined): Promise<boolean> {
  const fits = await verify(storedHash ?? (await nobody), password);
  return fits && storedHash !== undefined;
}
