import { hrefOf } from '@egcr/contract/product-screens';
import { Card } from '@egcr/ui/card';
import { Link } from '@egcr/ui/link';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { FolderOpen } from 'lucide-react';
import { useState } from 'react';

import { HideSamples } from '../hide-samples.tsx';
import { casesTexts } from '../texts.ts';
import { QueueViews } from './queue-views.tsx';

/** The way to the cases, on the page of super admins. */
export function Slot() {
  const t = useText(casesTexts);
  const [sample, setSample] = useState<'hidden'>();
  return (
    <Card
      title={t('queue.title')}
      description={t('queue.lead')}
      icon={<FolderOpen aria-hidden className="size-5.5" />}
      padding="large"
      action={
        <Link href={hrefOf('case-queue', { ...(sample && { sample }) })} look="standalone">
          {t('queue.open')}
        </Link>
      }
    >
      <QueueViews sample={sample} />
      <HideSamples sample={sample} onChange={setSample} />
    </Card>
  );
}
