import { postPublished } from '@egcr/blog/contract';
import { addSeconds } from '@egcr/contract/time';
import { oneClickEnds } from '@egcr/server-kit/alert-link';
import { handle, type ServerDomain } from '@egcr/server-kit/domain';
import { hear } from '@egcr/server-kit/event-kinds';

import {
  approveEditionCall,
  confirmSubscriptionCall,
  leaveCall,
  readFiguresCall,
  readSubscriptionCall,
  subscribeCall,
} from '../contract/index.ts';
import { CONFIRM_WITHIN_S, LETTERS_WINDOW_S } from '../contract/limits.ts';
import { newsletterScreens } from '../contract/screens.ts';
import { approveEdition, readFigures } from './approve-edition.ts';
import { followAccounts } from './follow-accounts.ts';
import { confirmSubscription, leaveByLink, readSubscription } from './links.ts';
import { makeEditions } from './make-editions.ts';
import type { NewsletterParts } from './parts.ts';
import { ADDRESS_REFUSED, SEND, sendEdition } from './send-edition.ts';
import { emailColumn, forget } from './store.ts';
import { subscribe } from './subscribe.ts';

/** Posts of the blog by mail, as apps/server composes it. */
export function createNewsletter(parts: NewsletterParts): { readonly domain: ServerDomain } {
  return {
    domain: {
      name: 'newsletter',
      screens: newsletterScreens,
      calls: [
        handle(subscribeCall, (work, input) => subscribe(parts, work, input)),
        handle(readSubscriptionCall, readSubscription),
        handle(confirmSubscriptionCall, (work, input) => confirmSubscription(parts, work, input)),
        handle(leaveCall, async (work, { body }) => leaveByLink(work, body.token)),
        handle(readFiguresCall, (work) => readFigures(parts, work)),
        handle(approveEditionCall, approveEdition),
      ],
      jobs: {
        [SEND]: (work) => sendEdition(parts, work),
        // The link of a mail ends what the mail server would not take.
        [ADDRESS_REFUSED]: (work, { token }) => leaveByLink(work, String(token)),
        'newsletter.forget': (work) =>
          forget(work.db, {
            letters: addSeconds(work.now, -LETTERS_WINDOW_S),
            unconfirmed: addSeconds(work.now, -CONFIRM_WITHIN_S),
          }),
      },
      schedules: [
        { cron: '*/5 * * * *', job: SEND },
        { cron: '41 * * * *', job: 'newsletter.forget' },
      ],
      listeners: {
        ...hear(postPublished, (work, published) => makeEditions(parts, work, published)),
        ...followAccounts(parts),
      },
      routes: oneClickEnds({ path: '/newsletter', end: leaveByLink }),
      sealed: [emailColumn],
    },
  };
}
