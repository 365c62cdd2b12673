import { ButtonLink } from '@egcr/ui/button';
import { AlertLink } from '@egcr/web-kit/alerts/alert-link.tsx';
import { call } from '@egcr/web-kit/call';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, shownOtherwise, useSentences } from '@egcr/web-kit/sentences.tsx';

import { switchGrantAlertCall } from '../../contract/index.ts';
import { grantsAddress } from '../addresses.ts';
import { grantAlertTexts } from './texts.ts';

/** `/grant-alerts/$token`: the link in the mails of an alert. */
export function Screen() {
  const t = useText(grantAlertTexts);
  const say = useSentences(sentences(switchGrantAlertCall, { not_found: shownOtherwise }));
  return (
    <AlertLink
      turn={(token, isOn) => call(switchGrantAlertCall, { params: { token }, body: { is_on: isOn } })}
      failure={say.failure}
      retryLabel={t('retry')}
      off={t('link.off')}
      on={t('link.on')}
      lead={t('lead')}
      find={<ButtonLink href={grantsAddress.to()}>{t('find')}</ButtonLink>}
    />
  );
}
