import { useText } from '@egcr/web-kit/i18n.tsx';

import { stopTexts } from './texts.ts';

/** What the wallet of a business says where it does not give what sales lack. */
export function useBusinessStops() {
  const t = useText(stopTexts);
  return {
    business_status_forbids: t('status'),
    business_wallet_frozen: t('frozen'),
    second_member_required: t('second'),
  };
}
