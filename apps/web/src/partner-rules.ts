import { matchAddress } from '@egcr/site/contract';
import { partnerOrigins } from '@egcr/web-kit/partner-origins';
import type { PartnerRules } from '@egcr/web-kit/safe-redirect';

export const partnerRules: PartnerRules = {
  isKnownPath: (pathname) => matchAddress(pathname) !== undefined,
  origins: partnerOrigins(),
};
