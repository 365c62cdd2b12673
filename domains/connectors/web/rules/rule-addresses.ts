export const ROUTING = '/payment-gateway/routing';
export const NEW_RULE = '/payment-gateway/routing/new';

export function rulePath(id: string): string {
  return `${ROUTING}/${encodeURIComponent(id)}`;
}
