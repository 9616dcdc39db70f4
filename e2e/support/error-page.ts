import { type APIRequestContext, expect } from '@playwright/test';

/** What the server says at an address that is wrong: status and heading, as the HTML has them. */
export async function expectErrorPage(
  request: APIRequestContext,
  path: string,
  status: number,
  words: string | RegExp,
): Promise<void> {
  const answer = await request.get(`/shop${path}`);
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(await answer.text())?.[1] ?? '';
  expect({ path, status: answer.status(), heading }).toEqual({
    path,
    status,
    heading: typeof words === 'string' ? words : expect.stringMatching(words),
  });
}

export const notFound = 'This page could not be found';
