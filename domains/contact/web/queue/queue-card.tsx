import { Card } from '@egcr/ui/card';
import { Link } from '@egcr/ui/link';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { Inbox } from 'lucide-react';

import { queueTexts } from './texts.ts';

/** The way to the messages, on the page of super admins. */
export function Slot() {
  const t = useText(queueTexts);
  return (
    <Card
      title={t('title')}
      description={t('lead')}
      icon={<Inbox aria-hidden className="size-5.5" />}
      padding="large"
      action={
        <Link href="/super-admin/contact" look="standalone">
          {t('open')}
        </Link>
      }
    />
  );
}
