import { hrefOf } from '@egcr/contract/product-screens';
import { ButtonLink } from '@egcr/ui/button';
import { AlertLink } from '@egcr/web-kit/alerts/alert-link.tsx';
import { call } from '@egcr/web-kit/call';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, shownOtherwise, useSentences } from '@egcr/web-kit/sentences.tsx';

import { switchAlertCall } from '../../contract/index.ts';
import { careerTexts } from '../texts.ts';
import { alertTexts } from './texts.ts';

/** `/job-alerts/$token`: the link in the mails of an alert. */
export function Screen() {
  const t = useText(alertTexts);
  const c = useText(careerTexts);
  const say = useSentences(sentences(switchAlertCall, { not_found: shownOtherwise }));
  return (
    <AlertLink
      turn={(token, isOn) => call(switchAlertCall, { params: { token }, body: { is_on: isOn } })}
      failure={say.failure}
      retryLabel={c('retry')}
      off={t('link.off')}
      on={t('link.on')}
      lead={t('lead')}
      find={<ButtonLink href={hrefOf('jobs')}>{c('find')}</ButtonLink>}
    />
  );
}
