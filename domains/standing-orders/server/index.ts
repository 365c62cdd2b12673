import { handle, type ServerDomain } from '@egcr/server-kit/domain';

import { orderMachine } from '../contract/order-machine.ts';
import {
  changeOrderCall,
  createOrderCall,
  endOrderCall,
  orderCall,
  ordersCall,
  pauseOrderCall,
  resumeOrderCall,
} from '../contract/orders.ts';
import { standingOrdersScreens } from '../contract/screens.ts';
import { forgetPerson } from './forget-person.ts';
import {
  changeOrder,
  createOrder,
  endOrder,
  pauseOrder,
  readOrder,
  readOrders,
  resumeOrder,
} from './keep-orders.ts';
import type { OrderParts } from './parts.ts';
import { queueDueOrders, RUN_DUE, RUN_ORDER, runOrder } from './run-orders.ts';

/** Payments that people schedule, once or again and again. */
export function createStandingOrders(parts: OrderParts): { readonly domain: ServerDomain } {
  return {
    domain: {
      name: 'standing_orders',
      screens: standingOrdersScreens,
      calls: [
        handle(ordersCall, (work) => readOrders(parts, work)),
        handle(orderCall, (work, input) => readOrder(parts, work, input)),
        handle(createOrderCall, (work, input) => createOrder(parts, work, input)),
        handle(changeOrderCall, (work, input) => changeOrder(parts, work, input)),
        handle(pauseOrderCall, (work, input) => pauseOrder(parts, work, input)),
        handle(resumeOrderCall, (work, input) => resumeOrder(parts, work, input)),
        handle(endOrderCall, (work, input) => endOrder(parts, work, input)),
      ],
      machines: [orderMachine],
      jobs: { [RUN_DUE]: queueDueOrders, [RUN_ORDER]: runOrder(parts) },
      schedules: [{ cron: '* * * * *', job: RUN_DUE }],
      listeners: forgetPerson,
    },
  };
}
