import { address, oneOf } from '@egcr/contract/address';

export const gatewayTabs = ['payments', 'links'] as const;
export const gatewayAddress = address('payment-gateway', { tab: oneOf([...gatewayTabs]) });

export const NEW_LINK = '/payment-gateway/links/new';

export const riskTabs = ['reviews', 'rules', 'list'] as const;
export const riskAddress = address('payment-risk', { tab: oneOf([...riskTabs]) });

export function linkPath(id: string): string {
  return `/payment-gateway/links/${encodeURIComponent(id)}`;
}

export function paymentPath(id: string): string {
  return `/payment-gateway/payments/${encodeURIComponent(id)}`;
}

/** Where everyone pays who has the link. */
export function payPath(linkId: string): string {
  return `/pay/${encodeURIComponent(linkId)}`;
}

export function confirmPath(linkId: string): string {
  return `${payPath(linkId)}/confirm`;
}

/** Where a shop sends its customer. */
export function checkoutPath(sessionId: string): string {
  return `/checkout/${encodeURIComponent(sessionId)}`;
}
