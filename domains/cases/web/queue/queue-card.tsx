import { hrefOf } from '@egcr/contract/product-screens';
import { Card } from '@egcr/ui/card';
import { Link } from '@egcr/ui/link';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { FolderOpen } from 'lucide-react';

import { casesTexts } from '../texts.ts';
import { QueueViews } from './queue-views.tsx';

/** The way to the cases, on the page of super admins. */
export function Slot() {
  const t = useText(casesTexts);
  return (
    <Card
      title={t('queue.title')}
      description={t('queue.lead')}
      icon={<FolderOpen aria-hidden className="size-5.5" />}
      padding="large"
      action={
        <Link href={hrefOf('case-queue')} look="standalone">
          {t('queue.open')}
        </Link>
      }
    >
      <QueueViews />
    </Card>
  );
}
