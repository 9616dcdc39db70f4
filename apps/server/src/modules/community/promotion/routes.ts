import { documents } from '@sgb/contract/documents.ts';
import * as contract from '@sgb/contract/promotion.ts';
import * as staff from '@sgb/contract/promotion-desk.ts';
import type { Http } from '../../../platform/http/bind.ts';
import { createCards, sendCard, sendQr } from '../../base/cards/index.ts';
import * as desk from './desk.ts';
import { askedPicture, cardOfLink, type Pictured } from './links/card.ts';
import { kit, make } from './links/links.ts';
import { redeem } from './links/redeem.ts';
import { statisticsFile, tool } from './links/statistics.ts';
import { about, list, overview } from './service.ts';
import { giveUp, handIn, take } from './take.ts';

export function promotionRoutes(http: Http, outside: Pictured): void {
  http.bind(contract.getPromotionAbout, about);
  http.bind(contract.getPromotion, overview);
  http.bind(contract.listPromotion, list);
  http.bind(contract.takeTask, take);
  http.bind(contract.handInTask, handIn);
  http.bind(contract.giveUpTask, giveUp);
  http.bind(contract.getPromotionTool, tool(outside));
  http.bind(contract.makeLink, make(outside));
  http.bind(contract.getLinkKit, kit(outside));
  http.bind(contract.exportPromotion, statisticsFile);
  http.bind(contract.redeemCode, redeem);
  http.bind(staff.listDeskTasks, desk.tasks);
  http.bind(staff.saveTask, desk.save);
  http.bind(staff.listHandIns, desk.handIns);
  http.bind(staff.reviewHandIn, desk.review);
  http.bind(staff.setInfluencer, desk.influencer);

  const cards = createCards(outside.helper);
  http.serve(documents.linkCard, async (request, reply) => {
    const asked = await askedPicture(outside, (request.params as { file: string }).file);
    if (!asked) return sendCard(cards, null, request, reply);
    if (asked.variant === '-qr') return sendQr(cards, { link: asked.address, svg: asked.svg }, reply);
    return sendCard(cards, await cardOfLink(outside, asked), request, reply);
  });
}
