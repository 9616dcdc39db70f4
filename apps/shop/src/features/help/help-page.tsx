import { data, type LoaderFunctionArgs, useParams } from 'react-router';
import { critical, query } from '../../shared/api/api.ts';
import { defaultMeta, type Meta, type MetaArguments } from '../../shared/page/meta.ts';
import { ArticleView, loadArticle } from './article-view.tsx';
import { articleMeta } from './help-meta.ts';
import { Overview } from './overview.tsx';

/** What cannot be an article's type is not asked for: it is a page that does not exist. */
const possibleType = /^[a-zA-Z]{2,40}$/;

export async function loader({ context, params: { type } }: LoaderFunctionArgs) {
  if (type === undefined) await critical(context, 'GET /api/helpcenter/list', {});
  else if (possibleType.test(type)) await loadArticle(context, type);
  else throw data('There is no such help article.', { status: 404 });
  return null;
}

export function meta({ queryClient, params: { type } }: MetaArguments): Meta {
  if (type === undefined) {
    return {
      title: 'Help center',
      description: 'How buying from China with SGB works: fees, payment, shipping, returns, sizes and more.',
      canonical: '/shop/helpcenter/index',
    };
  }
  const article = queryClient.getQueryData(query('GET /api/helpcenter/article', { type }).queryKey);
  return article ? articleMeta(article) : defaultMeta;
}

export function Component() {
  const { type } = useParams();
  return type === undefined ? <Overview /> : <ArticleView type={type} />;
}
