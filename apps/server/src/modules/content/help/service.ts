import { remembered } from '../../../platform/db/remembered.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { filled, filledBody } from './fill.ts';
import { findArticle, questionsOf, relatedTo } from './rules.ts';
import { allArticles } from './store.ts';

const articlesOf = remembered('help', ({ db }) => db.read(allArticles));

export async function helpList(call: Call) {
  const [articles, settings] = await Promise.all([articlesOf(call), call.settings()]);
  return {
    articles: articles.map((article) => ({
      ...article,
      summary: filled(article.summary, settings),
      questions: questionsOf(article.body).map((question) => filled(question, settings)),
    })),
  };
}

export async function helpArticle(call: Call, { type }: { type: string }) {
  const [articles, settings] = await Promise.all([articlesOf(call), call.settings()]);
  const article = findArticle(articles, type);
  if (!article) return refuse('notFound', 'There is no such help article.');
  return {
    ...article,
    summary: filled(article.summary, settings),
    body: filledBody(article.body, settings),
    related: relatedTo(articles, article),
    updatedAt: article.updatedAt.toISOString(),
  };
}
