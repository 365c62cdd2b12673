import { Banner } from '@egcr/ui/banner';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSearchValue } from '@egcr/web-kit/router.tsx';
import { useState } from 'react';

import type { OwnInvitation } from '../../contract/index.ts';
import { invitationTexts } from './texts.ts';

/** Who comes by the link of a mail and finds no invitation is told why. One that is answered here is not missed. */
export function MissedInvitation({ received }: { readonly received: readonly OwnInvitation[] }) {
  const t = useText(invitationTexts);
  const wanted = useSearchValue('invitation');
  const [isMissed] = useState(() => wanted !== null && received.every(({ id }) => id !== wanted));
  if (!isMissed) return null;
  return (
    <Banner tone="warn" title={t('missing.title')}>
      {t('missing.text')}
    </Banner>
  );
}
