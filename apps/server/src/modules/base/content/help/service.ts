import { remembered } from '../../../../platform/db/remembered.ts';
import type { Call } from '../../../../platform/http/call.ts';
import { refuse } from '../../../../platform/http/refusal.ts';
import { helpChannel } from '../channels.ts';
import { filledBody, type fillerOf } from './fill.ts';
import { findArticle, questionsOf, relatedTo } from './rules.ts';
import { allArticles } from './store.ts';

type Filler = ReturnType<typeof fillerOf>;

const articlesOf = remembered(helpChannel, ({ db }) => db.read(allArticles));

export const helpList = (filled: Filler) => async (call: Call) => {
  const [articles, settings] = await Promise.all([articlesOf(call), call.settings()]);
  return {
    articles: articles.map((article) => ({
      ...article,
      summary: filled(article.summary, settings),
      questions: questionsOf(article.body).map((question) => filled(question, settings)),
    })),
  };
};

export const helpArticle =
  (filled: Filler) =>
  async (call: Call, { type }: { type: string }) => {
    const [articles, settings] = await Promise.all([articlesOf(call), call.settings()]);
    const article = findArticle(articles, type);
    if (!article) return refuse('notFound', 'There is no such help article.');
    return {
      ...article,
      summary: filled(article.summary, settings),
      body: filledBody(article.body, (text) => filled(text, settings)),
      related: relatedTo(articles, article),
      updatedAt: article.updatedAt.toISOString(),
    };
  };
