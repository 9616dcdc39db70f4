import { getHelpArticle, listHelp } from '@sgb/contract/help.ts';
import type { Http } from '../../platform/http/bind.ts';
import { helpArticle, helpList } from './service.ts';

export function helpRoutes(http: Http): void {
  http.bind(listHelp, helpList);
  http.bind(getHelpArticle, helpArticle);
}
