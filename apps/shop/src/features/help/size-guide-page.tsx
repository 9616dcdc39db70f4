import type { LoaderFunctionArgs } from 'react-router';
import { query } from '../../shared/api/api.ts';
import { defaultMeta, type Meta, type MetaArguments } from '../../shared/page/meta.ts';
import { ArticleView, loadArticle } from './article-view.tsx';
import { articleMeta } from './help-meta.ts';

const type = 'sizeguide';

export async function loader({ context }: LoaderFunctionArgs) {
  await loadArticle(context, type);
  return null;
}

export function meta({ queryClient }: MetaArguments): Meta {
  const article = queryClient.getQueryData(query('GET /api/helpcenter/article', { type }).queryKey);
  return article ? articleMeta(article) : defaultMeta;
}

export function Component() {
  return <ArticleView type={type} />;
}
