import { handle, type ServerDomain } from '@egcr/server-kit/domain';

import { paymentRequestMachine } from '../contract/request-machine.ts';
import {
  askForMoneyCall,
  cancelRequestCall,
  declineRequestCall,
  payRequestCall,
  requestBlocksCall,
  requestCall,
  requestsCall,
  unblockRequestsCall,
} from '../contract/requests.ts';
import { paymentRequestsScreens } from '../contract/screens.ts';
import { askForMoney } from './ask-for-money.ts';
import {
  cancelRequest,
  declineRequest,
  EXPIRE,
  expireRequests,
  listRequestBlocks,
  unblock,
} from './end-request.ts';
import { forgetPerson } from './forget-person.ts';
import type { RequestParts } from './parts.ts';
import { payRequest } from './pay-request.ts';
import { listOwnRequests, readRequest } from './read-requests.ts';

/** Requests for money, to one person or to the person who opens the link. */
export function createPaymentRequests(parts: RequestParts): { readonly domain: ServerDomain } {
  return {
    domain: {
      name: 'payment_requests',
      screens: paymentRequestsScreens,
      calls: [
        handle(askForMoneyCall, (work, input) => askForMoney(parts, work, input)),
        handle(requestsCall, (work, input) => listOwnRequests(parts, work, input)),
        handle(requestCall, (work, input) => readRequest(parts, work, input)),
        handle(payRequestCall, (work, input) => payRequest(parts, work, input)),
        handle(declineRequestCall, (work, input) => declineRequest(parts, work, input)),
        handle(cancelRequestCall, (work, input) => cancelRequest(parts, work, input)),
        handle(requestBlocksCall, (work) => listRequestBlocks(parts, work)),
        handle(unblockRequestsCall, (work, input) => unblock(parts, work, input)),
      ],
      machines: [paymentRequestMachine],
      jobs: { [EXPIRE]: expireRequests(parts) },
      schedules: [{ cron: '*/5 * * * *', job: EXPIRE }],
      listeners: forgetPerson,
    },
  };
}
