export { createOrderCall, orderCall, ordersCall, type StandingOrder } from './orders.ts';
