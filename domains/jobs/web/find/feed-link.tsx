import { Link } from '@egcr/ui/link';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { useAddress } from '@egcr/web-kit/list/use-address';
import { Rss } from 'lucide-react';

import { boardAddress } from '../addresses.ts';
import { feedOf } from '../queries.ts';
import { jobFindTexts } from './texts.ts';

/** Leads to the feed of the search that stands in the address. The server answers it, not the browser app. */
export function FeedLink() {
  const t = useText(jobFindTexts);
  const { language } = useLanguage();
  const { view } = useAddress(boardAddress);
  return (
    <Link href={feedOf(view, language)} target="_self" look="standalone" className="self-start">
      <Rss aria-hidden className="size-4" />
      {t('feed')}
    </Link>
  );
}
