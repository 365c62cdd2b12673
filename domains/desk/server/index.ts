import { userDeleted } from '@egcr/identity/contract';
import { handle, type ServerDomain } from '@egcr/server-kit/domain';
import { hear } from '@egcr/server-kit/event-kinds';

import {
  askForServiceCall,
  listServicesCall,
  readServiceCall,
  wishForServiceCall,
} from '../contract/index.ts';
import { deskScreens } from '../contract/screens.ts';
import {
  askForService,
  listServices,
  readService,
  wishForService,
  type DeskParts,
} from './ask-for-service.ts';
import { demoCases } from './demo-cases.ts';
import { deleteWishesOf } from './store.ts';
import { TELL_OPENED, tellOpened } from './tell-opened.ts';

export { deskForms, serviceKind } from './service-form.ts';

/** Services that people ask for by a form. */
export function createDesk(parts: DeskParts): { readonly domain: ServerDomain } {
  return {
    domain: {
      name: 'desk',
      screens: deskScreens,
      calls: [
        handle(listServicesCall, listServices),
        handle(readServiceCall, readService),
        handle(askForServiceCall, (work, input) => askForService(parts, work, input)),
        handle(wishForServiceCall, wishForService),
      ],
      demo: demoCases(parts.cases),
      jobs: { [TELL_OPENED]: tellOpened },
      schedules: [{ cron: '10 7 * * *', job: TELL_OPENED }],
      listeners: hear(userDeleted, (work, { user_id: userId }) => deleteWishesOf(work.db, userId)),
    },
  };
}
