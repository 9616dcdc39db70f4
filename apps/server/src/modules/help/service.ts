import { remembered } from '../../platform/db/remembered.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { findArticle, questionsOf, relatedTo } from './rules.ts';
import { allArticles } from './store.ts';

const articlesOf = remembered('help', ({ db }) => db.read(allArticles));

export async function helpList(call: Call) {
  const articles = await articlesOf(call);
  return { articles: articles.map((article) => ({ ...article, questions: questionsOf(article.body) })) };
}

export async function helpArticle(call: Call, { type }: { type: string }) {
  const articles = await articlesOf(call);
  const article = findArticle(articles, type);
  if (!article) return refuse('notFound', 'There is no such help article.');
  return { ...article, related: relatedTo(articles, article), updatedAt: article.updatedAt.toISOString() };
}
