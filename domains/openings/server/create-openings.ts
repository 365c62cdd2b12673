import { addSeconds } from '@egcr/contract/time';
import { userDeleted } from '@egcr/identity/contract';
import { handle, type ServerDomain } from '@egcr/server-kit/domain';
import { hear } from '@egcr/server-kit/event-kinds';

import {
  askByEmailCall,
  confirmLinkCall,
  leaveLinkCall,
  listWaitedCall,
  readLinkCall,
  stopWaitingCall,
  waitCall,
} from '../contract/endpoints.ts';
import { CONFIRM_WITHIN_S, LETTERS_WINDOW_S } from '../contract/limits.ts';
import { askByEmail } from './ask-by-email.ts';
import { confirmLink, leaveLink, readLink } from './links.ts';
import type { OpeningsParts } from './parts.ts';
import { forget, removeAllOf } from './store.ts';
import { TELL_OPENED, tellOpened } from './tell-opened.ts';
import { listWaited, stopWaiting, wait } from './wait.ts';

/** Who is told when a service opens, as apps/server composes it. */
export function createOpenings(parts: OpeningsParts): { readonly domain: ServerDomain } {
  return {
    domain: {
      name: 'openings',
      calls: [
        handle(listWaitedCall, (work) => listWaited(work)),
        handle(waitCall, (work, input) => wait(parts, work, input)),
        handle(stopWaitingCall, stopWaiting),
        handle(askByEmailCall, (work, input) => askByEmail(parts, work, input)),
        handle(readLinkCall, readLink),
        handle(confirmLinkCall, confirmLink),
        handle(leaveLinkCall, leaveLink),
      ],
      jobs: {
        [TELL_OPENED]: (work) => tellOpened(parts, work),
        'openings.forget': (work) =>
          forget(work.db, {
            asked: addSeconds(work.now, -LETTERS_WINDOW_S),
            unconfirmed: addSeconds(work.now, -CONFIRM_WITHIN_S),
          }),
      },
      schedules: [
        { cron: '*/10 * * * *', job: TELL_OPENED },
        { cron: '23 * * * *', job: 'openings.forget' },
      ],
      listeners: hear(userDeleted, (work, { user_id: userId }) => removeAllOf(work.db, userId)),
    },
  };
}
