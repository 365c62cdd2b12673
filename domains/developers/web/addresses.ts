import { address, oneOf } from '@egcr/contract/address';
import { narrowedFields } from '@egcr/organisations/web';

import { apiEventTypes, keyStates, webhookStates } from '../contract/index.ts';

export const developerTabs = ['keys', 'webhooks', 'events'] as const;
/** Each list keeps what it is narrowed to under a name of its own; live or test, and the words, are theirs together. */
export const developersAddress = address('developers', {
  tab: oneOf(developerTabs),
  key: oneOf(keyStates),
  hook: oneOf(webhookStates),
  event: oneOf(apiEventTypes),
  ...narrowedFields,
});
export const requestsAddress = address('api-requests', { state: oneOf(['refused']), ...narrowedFields });

export const DEVELOPERS = '/payment-gateway/developers';
export const NEW_KEY = '/payment-gateway/developers/keys/new';
export const REQUESTS = '/payment-gateway/developers/requests';
/** The printed API, a page of its own outside the app. */
export const API_REFERENCE = '/api/reference';
export const NEW_WEBHOOK = '/payment-gateway/developers/webhooks/new';

export function webhookPath(id: string): string {
  return `/payment-gateway/developers/webhooks/${encodeURIComponent(id)}`;
}
