import { addSeconds } from '@egcr/contract/time';
import { handle, type ServerDomain } from '@egcr/server-kit/domain';

import { contactScreens } from '../contract/screens.ts';
import { askStatusCodeCall, readOwnCall, readStatusCall, writeMessageCall } from '../contract/endpoints.ts';
import { KEEP_SOLVED_S, MESSAGES_WINDOW_S } from '../contract/limits.ts';
import { handleTicketCall, readQueueCall, readTicketCall } from '../contract/staff-endpoints.ts';
import { ticketMachine } from '../contract/ticket-machine.ts';
import { forgetSendings } from './guard-store.ts';
import { handleTicket, readQueue, readTicket } from './handle-ticket.ts';
import type { ContactParts } from './parts.ts';
import { askStatusCode, readOwn, readStatus } from './read-status.ts';
import { securityTxtRoute } from './security-txt.ts';
import { entryColumn, forgetSolved } from './store.ts';
import { writeMessage } from './write-message.ts';

/** Messages to the platform as apps/server composes them. */
export function createContact(parts: ContactParts): { readonly domain: ServerDomain } {
  return {
    domain: {
      name: 'contact',
      screens: contactScreens,
      machines: [ticketMachine],
      calls: [
        handle(writeMessageCall, (work, input) => writeMessage(parts, work, input)),
        handle(askStatusCodeCall, (work, input) => askStatusCode(parts, work, input)),
        handle(readStatusCall, (work, input) => readStatus(parts, work, input)),
        handle(readOwnCall, (work) => readOwn(parts, work)),
        handle(readQueueCall, readQueue),
        handle(readTicketCall, readTicket),
        handle(handleTicketCall, (work, input) => handleTicket(parts, work, input)),
      ],
      jobs: {
        'contact.forget': async (work) => {
          await forgetSendings(work.db, addSeconds(work.now, -MESSAGES_WINDOW_S));
          await forgetSolved(work.db, addSeconds(work.now, -KEEP_SOLVED_S));
        },
      },
      schedules: [{ cron: '41 * * * *', job: 'contact.forget' }],
      sealed: [entryColumn],
      routes: securityTxtRoute,
    },
  };
}
