import * as chat from './chat.ts';
import * as chatDesk from './chat-desk.ts';
import type { Endpoint } from './endpoint.ts';
import * as feedback from './feedback.ts';
import * as feedbackDesk from './feedback-desk.ts';
import * as popupDesk from './popup-desk.ts';
import * as popups from './popups.ts';
import * as privacy from './privacy.ts';
import * as caseDesk from './workorder-desk.ts';
import * as cases from './workorders.ts';

export const careEndpoints = [
  chat.listConversations,
  chat.listChatMessages,
  chat.sendChatMessage,
  chat.readChat,
  chat.countUnreadChat,
  chat.openChatStream,
  chatDesk.listDeskTalks,
  chatDesk.getDeskTalk,
  chatDesk.takeTalk,
  chatDesk.handOverTalk,
  chatDesk.answerTalk,
  chatDesk.listCanned,
  chatDesk.saveCanned,
  chatDesk.dropCanned,
  feedback.listFeedback,
  feedback.getFeedback,
  feedback.searchFeedback,
  feedback.saveFeedback,
  feedback.rateFeedbackAnswer,
  feedback.reopenFeedback,
  feedbackDesk.listDeskFeedback,
  feedbackDesk.takeFeedback,
  feedbackDesk.answerFeedback,
  feedbackDesk.publishFeedback,
  feedbackDesk.closeFeedback,
  popups.getPopup,
  popups.readPopup,
  popups.handlePopup,
  popups.draftPopup,
  popups.remindTimes,
  popupDesk.makePopup,
  popupDesk.changePopup,
  popupDesk.stopPopup,
  popupDesk.listPopups,
  popupDesk.previewPopup,
  privacy.closingState,
  privacy.closeAccount,
  privacy.keepAccount,
  privacy.ownData,
  cases.listWorkOrders,
  cases.getWorkOrders,
  cases.getExpressWorkOrders,
  cases.saveWorkOrder,
  cases.answerWorkOrder,
  cases.withdrawWorkOrder,
  cases.acceptWorkOrder,
  cases.reopenWorkOrder,
  cases.escalateWorkOrder,
  cases.readWorkOrder,
  caseDesk.listCaseQueue,
  caseDesk.getCase,
  caseDesk.takeCase,
  caseDesk.answerCase,
  caseDesk.decideCase,
  caseDesk.approveCase,
] as const satisfies readonly Endpoint[];
