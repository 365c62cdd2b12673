import { hrefOf } from '@egcr/contract/product-screens';
import { partnerOrigins } from '@egcr/web-kit/partner-origins';
import { forgetPartners, pendingPartner, type PendingPartner } from '@egcr/web-kit/partner-redirect';

import type { Way } from '@egcr/web-kit/way';

/** Where a partner's flow goes on; the ai-build prompt travels with it. */
export function partnerAddress({ target, prompt }: Pick<PendingPartner, 'target' | 'prompt'>): string {
  if (prompt === null) return target;
  const isOurs = target.startsWith('/');
  const url = new URL(target, 'https://home.invalid');
  url.searchParams.set('prompt', prompt);
  return isOurs ? url.pathname + url.search + url.hash : url.href;
}

/** After the PIN: the partner that waits, else the page the visitor wanted, else the dashboard. */
export function goOnward({ go, redirect, isKnownPath }: Way): void {
  const partner = pendingPartner({ isKnownPath, origins: partnerOrigins() });
  if (!partner) return go(redirect ?? hrefOf('dashboard'), 'replace');
  forgetPartners();
  const address = partnerAddress(partner);
  if (address.startsWith('/')) go(address, 'replace');
  else window.location.replace(address);
}
