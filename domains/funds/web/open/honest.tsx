import { Banner } from '@egcr/ui/banner';
import { useText } from '@egcr/web-kit/i18n.tsx';

import { openTexts } from './texts.ts';

/** What this is not, said before anybody orders; and that a demonstration is made up. */
export function Honest({ isSample }: { readonly isSample: boolean }) {
  const t = useText(openTexts);
  return (
    <Banner tone="warn" title={t('honest')}>
      {t('honest.text')}
      {isSample && ` ${t('sample.text')}`}
    </Banner>
  );
}
