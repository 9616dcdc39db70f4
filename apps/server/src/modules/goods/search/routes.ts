import * as contract from '@sgb/contract/search.ts';
import * as deskCalls from '@sgb/contract/search-desk.ts';
import type { App } from '../../../platform/app.ts';
import type { Http } from '../../../platform/http/bind.ts';
import * as desk from './desk.ts';
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
  http.bind(deskCalls.listHotWords, desk.hotWords);
  http.bind(deskCalls.saveHotWords, desk.saveHotWords);
  http.bind(deskCalls.listSynonyms, desk.synonymsLike);
  http.bind(deskCalls.saveSynonym, desk.saveSynonym);
  http.bind(deskCalls.dropSynonym, desk.dropSynonym);
  http.bind(deskCalls.rebuildSearchNow, desk.rebuildNow);
  http.bind(deskCalls.listMisses, desk.misses);
}
