import * as contract from '@sgb/contract/messages.ts';
import * as textCalls from '@sgb/contract/text-desk.ts';
import type { Http } from '../../../platform/http/bind.ts';
import type { MessageNeeds } from './deliver.ts';
import * as service from './service.ts';
import { saveText, type TextNeeds, textDetail, textList } from './text-desk.ts';

export function messageRoutes(http: Http, needs: MessageNeeds & TextNeeds): void {
  http.bind(textCalls.listTexts, textList(needs));
  http.bind(textCalls.getText, textDetail(needs));
  http.bind(textCalls.saveText, saveText(needs));
  http.bind(contract.listMessages, service.messageList);
  http.bind(contract.listRecords, service.messageRecords);
  http.bind(contract.getMessage, service.messageDetail);
  http.bind(contract.readMessage, service.readMessage);
  http.bind(contract.readAllMessages, service.readAll);
  http.bind(contract.countUnread, service.homeUnread);
  http.bind(contract.getPreferences, service.preferences(needs));
  http.bind(contract.savePreferences, service.savePreferences);
}
