export { apiEventAsked, apiEventTypes, type ApiEventType } from './api-event.ts';
export { keysCall, makeKeyCall, requestsCall, revokeKeyCall } from './endpoints.ts';
export { nameIssue } from './name-rules.ts';
export { readNetwork, splitNetworks } from './networks.ts';
export { apiScopes, GIVING_SCOPE, type ApiScope } from './scopes.ts';
export { keyModes, type ApiKeyShown, type KeyMode, type KeyRequest, type KeyState } from './shapes.ts';
export {
  chooseEventsCall,
  deliveriesCall,
  eventsCall,
  makeWebhookCall,
  redeliverCall,
  rotateSecretCall,
  switchWebhookCall,
  webhookCall,
  webhooksCall,
} from './webhook-endpoints.ts';
export type { ApiEvent, Delivery, Webhook } from './webhook-shapes.ts';
