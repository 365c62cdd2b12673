import { Banner } from '@egcr/ui/banner';
import { ButtonLink } from '@egcr/ui/button';

import { usePinText } from './texts.ts';

/** Too many wrong PINs in a day: only a new one helps. */
export function MustResetNotice() {
  const t = usePinText();
  return (
    <>
      <Banner tone="warn" title={t('must_reset.title')} isLive>
        {t('must_reset.text')}
      </Banner>
      <ButtonLink href="/pin-reset" size="large" width="full">
        {t('must_reset.go')}
      </ButtonLink>
    </>
  );
}
