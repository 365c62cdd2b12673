export const DEVELOPERS = '/payment-gateway/developers';
export const NEW_KEY = '/payment-gateway/developers/keys/new';
/** The printed API, a page of its own outside the app. */
export const API_REFERENCE = '/api/reference';
