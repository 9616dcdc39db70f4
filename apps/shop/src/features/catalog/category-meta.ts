import type { ChildCategories } from '@sgb/contract/catalog.ts';
import { categoryHref, pictureUrl } from '../../shared/links/link.tsx';
import type { Meta } from '../../shared/page/meta.ts';

/** The way to a page as search engines show it. */
export function crumbData(trail: ChildCategories['trail']) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ id, name }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: `/shop${categoryHref(id)}`,
    })),
  };
}

export function categoryMeta({ trail, picture, children }: ChildCategories): Meta {
  const name = trail.at(-1)?.name ?? 'Category';
  const inside = children
    .slice(0, 4)
    .map((child) => child.name)
    .join(', ');
  return {
    title: name,
    description: `${name} from Chinese wholesale suppliers, in rand, with the price landed in South Africa.${inside && ` ${inside} and more.`}`,
    ...(picture && { image: `${pictureUrl(picture)}?w=1200` }),
    ...(import.meta.env.SSR && { data: { '@context': 'https://schema.org', ...crumbData(trail) } }),
  };
}
