import { matchScreen } from '@egcr/contract/screen';
import { partnerOrigins } from '@egcr/web-kit/partner-origins';
import type { PartnerRules } from '@egcr/web-kit/safe-redirect';

import { addresses } from './domains.ts';

export const partnerRules: PartnerRules = {
  isKnownPath: (pathname) => matchScreen(addresses, pathname) !== undefined,
  origins: partnerOrigins(),
};
