import type { HelpArticle } from '@sgb/contract/help.ts';
import type { Meta } from '../../shared/page/meta.ts';
import { helpHref } from './help-links.ts';
import { plainText } from './inline.ts';

const place = (position: number, name: string, href: string) => ({
  '@type': 'ListItem',
  position,
  name,
  item: `/shop${href}`,
});

export function articleMeta({ type, title, summary, body }: HelpArticle): Meta {
  const questions = body.flatMap((block) =>
    block.kind === 'question'
      ? [
          {
            '@type': 'Question',
            name: block.question,
            acceptedAnswer: { '@type': 'Answer', text: plainText(block.answer) },
          },
        ]
      : [],
  );
  const crumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: [place(1, 'Help center', '/helpcenter/index'), place(2, title, helpHref(type))],
  };
  return {
    title,
    description: summary,
    canonical: `/shop${helpHref(type)}`,
    data: {
      '@context': 'https://schema.org',
      '@graph': questions.length > 0 ? [{ '@type': 'FAQPage', mainEntity: questions }, crumbs] : [crumbs],
    },
  };
}
