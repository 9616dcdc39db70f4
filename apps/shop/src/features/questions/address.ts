import { type QuestionSort, questionSorts, questionSortWords } from '@sgb/contract/question-rules.ts';
import { inputFrom, searchWith } from '../../shared/lists/list-address.ts';

const params = ['sort', 'page'] as const;

export const listInput = (search: URLSearchParams) => inputFrom('GET /api/question/index', search, params);

/** The three orders of a list as addresses, and which of them this is. */
export function sortTabs(path: string, search: URLSearchParams) {
  const hrefOf = (sort: QuestionSort) =>
    path + searchWith(search, params, { sort: sort === questionSorts.new ? '' : String(sort) });
  const asked = Object.values(questionSorts).find((sort) => String(sort) === search.get('sort')) ?? questionSorts.new;
  return {
    items: Object.values(questionSorts).map((sort) => ({ href: hrefOf(sort), label: questionSortWords[sort] })),
    current: hrefOf(asked),
  };
}

export const pageHref = (path: string, search: URLSearchParams) => (page: number) =>
  path + searchWith(search, params, { page: page === 1 ? '' : String(page) });
