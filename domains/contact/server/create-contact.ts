import { addSeconds } from '@egcr/contract/time';
import { handle, type ServerDomain } from '@egcr/server-kit/domain';

import { contactScreens } from '../contract/screens.ts';
import { askStatusCodeCall, readOwnCall, readStatusCall, writeMessageCall } from '../contract/endpoints.ts';
import { MESSAGES_WINDOW_S } from '../contract/limits.ts';
import { handleTicketCall, readQueueCall, readTicketCall } from '../contract/staff-endpoints.ts';
import { forgetSolved } from './forget-solved.ts';
import { forgetSendings } from './guard-store.ts';
import { handleTicket, readQueue, readTicket } from './handle-ticket.ts';
import type { ContactParts } from './parts.ts';
import { askStatusCode, readOwn, readStatus } from './read-status.ts';
import { securityTxtRoute } from './security-txt.ts';
import { writeMessage } from './write-message.ts';

/** Messages to the platform as apps/server composes them. */
export function createContact(parts: ContactParts): { readonly domain: ServerDomain } {
  return {
    domain: {
      name: 'contact',
      screens: contactScreens,
      calls: [
        handle(writeMessageCall, (work, input) => writeMessage(parts, work, input)),
        handle(askStatusCodeCall, (work, input) => askStatusCode(parts, work, input)),
        handle(readStatusCall, (work, input) => readStatus(parts, work, input)),
        handle(readOwnCall, (work) => readOwn(parts, work)),
        handle(readQueueCall, (work, input) => readQueue(parts, work, input)),
        handle(readTicketCall, (work, input) => readTicket(parts, work, input)),
        handle(handleTicketCall, (work, input) => handleTicket(parts, work, input)),
      ],
      jobs: {
        'contact.forget': async (work) => {
          await forgetSendings(work.db, addSeconds(work.now, -MESSAGES_WINDOW_S));
          await forgetSolved(parts, work);
        },
      },
      schedules: [{ cron: '41 * * * *', job: 'contact.forget' }],
      routes: securityTxtRoute,
    },
  };
}
