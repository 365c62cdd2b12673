export {
  routingDecision,
  type BreakerState,
  type Filter,
  type NextStep,
  type RouteReason,
  type RoutingDecision,
  type SuccessKey,
  type WeighedRail,
} from './answer.ts';
export { simulateCall } from './endpoints.ts';
export { failureClasses, failures, type Failure, type FailureClass } from './failures.ts';
export {
  metadata,
  metadataKey,
  networkName,
  paymentMethods,
  routingQuestion,
  type FxEdge,
  type Outcome,
  type RouteAttempt,
  type RouteCandidate,
  type RoutedPayment,
  type RoutingQuestion,
  type RoutingRule,
  type RoutingSettings,
} from './question.ts';
