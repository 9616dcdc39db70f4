export const questionsHref = '/question/index';
export const questionHref = (id: number): string => `/question/answer/${id}`;
export const topicHref = (id: number): string => `/question/topics/${id}`;

/** What a question form begins with; all of it travels with the address, which the login leaves as it is. */
export interface Asking {
  readonly title?: string;
  readonly text?: string;
  readonly topic?: string;
  readonly product?: string;
}

export function askHref(begin: Asking = {}): string {
  const search = new URLSearchParams({ ask: '1' });
  for (const [name, value] of Object.entries(begin)) if (value) search.set(name, value);
  return `${questionsHref}?${search}`;
}
