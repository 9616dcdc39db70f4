import { getContactPerson, listContactPeople, saveContactPerson } from '@sgb/contract/contact.ts';
import type { Http } from '../../../platform/http/bind.ts';
import { getPerson } from './service.ts';
import { listPeople, savePerson } from './staff-service.ts';

export function contactRoutes(http: Http): void {
  http.bind(getContactPerson, getPerson);
  http.bind(listContactPeople, listPeople);
  http.bind(saveContactPerson, savePerson);
}
