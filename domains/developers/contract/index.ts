export { apiEventAsked, apiEventTypes, type ApiEventType } from './api-event.ts';
export {
  keysCall,
  keysFileCall,
  makeKeyCall,
  requestsCall,
  requestsFileCall,
  revokeKeyCall,
} from './endpoints.ts';
export { nameIssue } from './name-rules.ts';
export { readNetwork, splitNetworks } from './networks.ts';
export { apiScopes, GIVING_SCOPE, type ApiScope } from './scopes.ts';
export {
  keyModes,
  keyStates,
  type ApiKeyShown,
  type KeyMode,
  type KeyRequest,
  type KeyState,
} from './shapes.ts';
export {
  chooseEventsCall,
  deliveriesCall,
  deliveriesFileCall,
  eventsCall,
  eventsFileCall,
  makeWebhookCall,
  redeliverCall,
  rotateSecretCall,
  switchWebhookCall,
  webhookCall,
  webhooksCall,
  webhooksFileCall,
} from './webhook-endpoints.ts';
export {
  deliveryStates,
  webhookStates,
  type ApiEvent,
  type Delivery,
  type Webhook,
} from './webhook-shapes.ts';
