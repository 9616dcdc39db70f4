import { pageVerdict } from '@sgb/contract/page-rights.ts';
import { data } from 'react-router';
import { type Asked, toLogin, whoAsks } from './need-login.ts';

/** Lets in whom the policy lets in. */
export async function guardPage(path: string, asked: Asked): Promise<void> {
  const verdict = pageVerdict(path, await whoAsks(asked));
  if (verdict === 'loginFirst') throw toLogin(asked);
  if (verdict === 'noRight') throw data('This page is not for your kind of account', { status: 403 });
}
