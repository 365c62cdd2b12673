import { hrefOf } from '@egcr/contract/product-screens';
import { Banner } from '@egcr/ui/banner';
import { ErrorCard } from '@egcr/ui/error-card';
import { Link } from '@egcr/ui/link';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';

import type { NotificationPreferences } from '../../contract/index.ts';
import { Choices } from './choices.tsx';
import { Deliveries } from './deliveries.tsx';
import { usePreferences } from './queries.ts';
import { panelTexts } from './texts.ts';

/** The notifications part of the settings: each type by each channel, and the last messages. */
export function NotificationsPanel() {
  const t = useText(panelTexts);
  const say = useSentences();
  const found = usePreferences();
  if (found.isPending)
    return (
      <SkeletonGroup label={t('loading')}>
        <Skeleton className="h-60 rounded-lg" />
        <Skeleton className="h-60 rounded-lg" />
      </SkeletonGroup>
    );
  if (!found.data)
    return (
      <ErrorCard
        title={t('unread')}
        description={say.failure(found.error)}
        retryLabel={t('retry')}
        onRetry={() => void found.refetch()}
      />
    );
  return (
    <div className="flex flex-col gap-6">
      <Contacts found={found.data} />
      <Choices found={found.data} />
      <Deliveries />
    </div>
  );
}

export { NotificationsPanel as Slot };

/** Messages go to verified contacts alone. */
function Contacts({ found }: { readonly found: NotificationPreferences }) {
  const t = useText(panelTexts);
  if (found.email === 'verified' && found.sms === 'verified') return null;
  return (
    <Banner tone="info">
      <span className="flex flex-col items-start gap-2">
        {found.email !== 'verified' && <span>{t('missing.email')}</span>}
        {found.sms !== 'verified' && <span>{t('missing.sms')}</span>}
        <Link href={hrefOf('settings', { section: 'contacts' })}>{t('contacts')}</Link>
      </span>
    </Banner>
  );
}
