import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { query } from './api.ts';
import { accountChanged, changed } from './changed.ts';

const balance = query('GET /api/user/balance', {}).queryKey;
const menu = query('GET /api/user/basicinfo', {}).queryKey;
const order = query('GET /api/shoporder/detail', { id: '7' }).queryKey;
const home = query('GET /api/shoppingmall/info', {}).queryKey;

function cached(): QueryClient {
  const queryClient = new QueryClient();
  for (const key of [balance, menu, order, home]) queryClient.setQueryData<unknown>(key, {});
  return queryClient;
}

const staleIn = (queryClient: QueryClient) =>
  [balance, menu, order, home].filter((key) => queryClient.getQueryState(key)?.isInvalidated);

test('a part of the account that changed makes old what shows it, and nothing else', async () => {
  const queryClient = cached();
  await changed(queryClient, 'money');
  expect(staleIn(queryClient)).toEqual([balance, menu]);
});

test('a call can be named by itself, whatever its input was', async () => {
  const queryClient = cached();
  await changed(queryClient, 'GET /api/shoporder/detail', 'coins');
  expect(staleIn(queryClient)).toEqual([menu, order]);
});

test('an account of another kind trusts no answer that it got before', async () => {
  const queryClient = cached();
  await accountChanged(queryClient);
  expect(staleIn(queryClient)).toEqual([balance, menu, order, home]);
});
