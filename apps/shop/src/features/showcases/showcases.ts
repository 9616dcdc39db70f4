import type { LoaderFunctionArgs } from 'react-router';
import { leadTo } from '../../shared/links/lead-to.ts';
import { showcaseHrefs } from '../../shared/links/link.tsx';
import type { PageModule } from '../../shared/page/page-module.ts';
import { showcasePage } from './showcase-page.tsx';

const inVoguePage = showcasePage({
  api: '/api/shoporder/productinvogue',
  href: showcaseHrefs.inVogue,
  sort: 5,
});

const shopWindowPage = showcasePage({
  api: '/api/shoporder/productmainwindow',
  href: showcaseHrefs.shopWindow,
  sort: 5,
});

const banner = showcasePage({ api: '/api/product/banner', href: '/banner/product', names: ['tag'], sort: 5 });

/** Where banners lead. Without the tag of one there is still a window to look into. */
const bannerPage: PageModule = {
  ...banner,
  loader(args: LoaderFunctionArgs) {
    if (!new URL(args.request.url).searchParams.get('tag')) throw leadTo(showcaseHrefs.shopWindow);
    return banner.loader(args);
  },
};

export const pages = { inVoguePage, shopWindowPage, bannerPage };
