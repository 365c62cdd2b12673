export const DEVELOPERS = '/payment-gateway/developers';
export const NEW_KEY = '/payment-gateway/developers/keys/new';
export const REQUESTS = '/payment-gateway/developers/requests';
/** The printed API, a page of its own outside the app. */
export const API_REFERENCE = '/api/reference';
export const NEW_WEBHOOK = '/payment-gateway/developers/webhooks/new';

export function webhookPath(id: string): string {
  return `/payment-gateway/developers/webhooks/${encodeURIComponent(id)}`;
}
