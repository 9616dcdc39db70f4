import * as contract from '@sgb/contract/search.ts';
import type { App } from '../../../platform/app.ts';
import type { Http } from '../../../platform/http/bind.ts';
import { facets, hotKeywords, searchCategories, searchService, suggestions } from './service.ts';
import { createSearchTally } from './tally.ts';

export function searchRoutes(http: Http, app: App): void {
  const tally = createSearchTally(app);
  http.onClose(() => tally.close());
  http.bind(contract.searchProducts, searchService(tally));
  http.bind(contract.countFacets, facets);
  http.bind(contract.suggestKeywords, suggestions);
  http.bind(contract.listHotKeywords, hotKeywords);
  http.bind(contract.listSearchCategories, searchCategories);
}
