import { handle, type Job, type MountedCall, type Schedule } from '@egcr/server-kit/domain';

import {
  changeOrderCall,
  createOrderCall,
  endOrderCall,
  orderCall,
  ordersCall,
  pauseOrderCall,
  resumeOrderCall,
} from '../contract/orders.ts';
import {
  addPayeeCall,
  changePayeeCall,
  checkNameCall,
  payeesCall,
  removePayeeCall,
} from '../contract/payees.ts';
import { changePotCall, closePotCall, createPotCall, movePotCall, potsCall } from '../contract/pots.ts';
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
import {
  changeOrder,
  createOrder,
  endOrder,
  pauseOrder,
  readOrder,
  readOrders,
  resumeOrder,
} from './orders/keep-orders.ts';
import { DROP_LOOKUPS, dropLookups } from './count-lookups.ts';
import { queueDueOrders, RUN_ORDER, runOrder } from './orders/run-orders.ts';
import type { WalletParts } from './parts.ts';
import { addPayee, changePayee, checkName, readPayees, removePayee } from './payees/keep-payees.ts';
import { changePot, closePot, createPot, movePot, readPots } from './pots/keep-pots.ts';
import { askForMoney } from './requests/ask-for-money.ts';
import {
  cancelRequest,
  declineRequest,
  expireRequests,
  listRequestBlocks,
  unblock,
} from './requests/end-request.ts';
import { payRequest } from './requests/pay-request.ts';
import { listOwnRequests, readRequest } from './requests/read-requests.ts';

/** Requests, payees, standing orders and pots. */
export function peopleCalls(parts: WalletParts): readonly MountedCall[] {
  return [
    handle(askForMoneyCall, (work, input) => askForMoney(parts, work, input)),
    handle(requestsCall, (work, input) => listOwnRequests(parts, work, input)),
    handle(requestCall, (work, input) => readRequest(parts, work, input)),
    handle(payRequestCall, (work, input) => payRequest(parts, work, input)),
    handle(declineRequestCall, (work, input) => declineRequest(parts, work, input)),
    handle(cancelRequestCall, (work, input) => cancelRequest(parts, work, input)),
    handle(requestBlocksCall, (work) => listRequestBlocks(parts, work)),
    handle(unblockRequestsCall, (work, input) => unblock(parts, work, input)),
    handle(payeesCall, (work) => readPayees(parts, work)),
    handle(checkNameCall, (work, input) => checkName(parts, work, input)),
    handle(addPayeeCall, (work, input) => addPayee(parts, work, input)),
    handle(changePayeeCall, (work, input) => changePayee(parts, work, input)),
    handle(removePayeeCall, removePayee),
    handle(ordersCall, (work) => readOrders(parts, work)),
    handle(orderCall, (work, input) => readOrder(parts, work, input)),
    handle(createOrderCall, (work, input) => createOrder(parts, work, input)),
    handle(changeOrderCall, (work, input) => changeOrder(parts, work, input)),
    handle(pauseOrderCall, (work, input) => pauseOrder(parts, work, input)),
    handle(resumeOrderCall, (work, input) => resumeOrder(parts, work, input)),
    handle(endOrderCall, (work, input) => endOrder(parts, work, input)),
    handle(potsCall, (work) => readPots(parts, work)),
    handle(createPotCall, (work, input) => createPot(parts, work, input)),
    handle(changePotCall, (work, input) => changePot(parts, work, input)),
    handle(movePotCall, (work, input) => movePot(parts, work, input)),
    handle(closePotCall, (work, input) => closePot(parts, work, input)),
  ];
}

const EXPIRE_REQUESTS = 'wallet.expire_requests';
const RUN_ORDERS = 'wallet.run_standing_orders';

export function peopleJobs(parts: WalletParts): Readonly<Record<string, Job>> {
  return {
    [EXPIRE_REQUESTS]: expireRequests(parts),
    [RUN_ORDERS]: queueDueOrders,
    [RUN_ORDER]: runOrder(parts),
    [DROP_LOOKUPS]: dropLookups,
  };
}

export const peopleSchedules: readonly Schedule[] = [
  { cron: '*/5 * * * *', job: EXPIRE_REQUESTS },
  { cron: '* * * * *', job: RUN_ORDERS },
  { cron: '37 3 * * *', job: DROP_LOOKUPS },
];
