import { hrefOf } from '@egcr/contract/product-screens';
import { Card } from '@egcr/ui/card';
import { Link } from '@egcr/ui/link';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { MessagesSquare } from 'lucide-react';

import { queueTexts } from './texts.ts';

/** The way to the comments, on the page of the staff. */
export function Slot() {
  const t = useText(queueTexts);
  return (
    <Card
      title={t('title')}
      description={t('lead')}
      icon={<MessagesSquare aria-hidden className="size-5.5" />}
      padding="large"
      action={
        <Link href={hrefOf('comment-queue')} look="standalone">
          {t('open')}
        </Link>
      }
    />
  );
}
