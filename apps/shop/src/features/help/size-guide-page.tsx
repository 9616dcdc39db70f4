import type { LoaderFunctionArgs } from 'react-router';
import { defaultMeta, type Meta } from '../../app/meta.ts';
import type { MetaArguments } from '../../app/page.ts';
import { query } from '../../shared/api/api.ts';
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
