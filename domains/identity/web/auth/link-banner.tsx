import { Banner } from '@egcr/ui/banner';
import type { ReactNode } from 'react';

import { useKeptNotice } from './kept-notice.ts';
import type { LinkNotice } from './link-notice.ts';
import { useAuthText } from './texts.ts';

/** What became of the link that opened the page, and what to do next. */
export function LinkBanner({ notice, action }: { readonly notice: LinkNotice; readonly action?: ReactNode }) {
  const t = useAuthText();
  useKeptNotice(notice);
  return (
    <Banner tone={notice.tone} isLive title={t(notice.title)} action={action}>
      {t(notice.text)}
    </Banner>
  );
}
