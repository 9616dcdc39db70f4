import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { askAgain } from './ask-again.ts';

const queryKey = ['list'];
let client = new QueryClient();
afterEach(() => {
  client.clear();
  client = new QueryClient();
});

/** A list that somebody looks at; each answer comes when it is let go. */
function watched() {
  const asked: PromiseWithResolvers<string>[] = [];
  const queryFn = () => {
    asked.push(Promise.withResolvers<string>());
    return asked.at(-1)?.promise ?? '';
  };
  const observer = new QueryObserver(client, { queryKey, queryFn, retry: false });
  const end = observer.subscribe(() => undefined);
  return { asked, end, shown: () => observer.getCurrentResult().data };
}

test('a first answer from before the change does not stay', async () => {
  const { asked, end, shown } = watched();
  const again = askAgain(client, { queryKey });
  asked[0]?.resolve('old');
  await expect.poll(() => asked.length).toBe(2);
  asked[1]?.resolve('new');
  await again;
  expect(shown()).toBe('new');
  expect(asked).toHaveLength(2);
  end();
});

test('nor does one that fails, or a later one', async () => {
  const { asked, end, shown } = watched();
  const first = askAgain(client, { queryKey });
  asked[0]?.reject(new Error('the line broke'));
  await expect.poll(() => asked.length).toBe(2);
  asked[1]?.resolve('new');
  await first;
  // What is there already is not waited for: the library asks at once.
  const refresh = client.invalidateQueries({ queryKey });
  const second = askAgain(client, { queryKey });
  expect(asked).toHaveLength(4);
  asked[2]?.resolve('old');
  asked[3]?.resolve('newest');
  await Promise.all([refresh, second]);
  expect(shown()).toBe('newest');
  end();
});

test('one that nobody looks at yet is out of date when it comes', async () => {
  const answer = Promise.withResolvers<string>();
  const loading = client.fetchQuery({ queryKey, queryFn: () => answer.promise });
  const again = askAgain(client, { queryKey });
  answer.resolve('old');
  expect(await loading).toBe('old');
  await again;
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});
