import { getHelpArticle, listHelp } from '@sgb/contract/help.ts';
import type { Http } from '../../platform/http/bind.ts';
import { fillerOf, type HelpNeeds } from './fill.ts';
import { helpArticle, helpList } from './service.ts';

export function helpRoutes(http: Http, needs: HelpNeeds): void {
  const filled = fillerOf(needs);
  http.bind(listHelp, helpList(filled));
  http.bind(getHelpArticle, helpArticle(filled));
}
