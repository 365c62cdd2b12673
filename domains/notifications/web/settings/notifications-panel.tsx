import { hrefOf } from '@egcr/contract/product-screens';
import { Banner } from '@egcr/ui/banner';
import { Card } from '@egcr/ui/card';
import { ErrorCard } from '@egcr/ui/error-card';
import { Link } from '@egcr/ui/link';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { Switch } from '@egcr/ui/switch';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';

import {
  noticeCategories,
  savePreferenceCall,
  type NoticeCategory,
  type NotificationPreferences,
} from '../../contract/index.ts';
import { Deliveries } from './deliveries.tsx';
import { useChoosing, usePreferences } from './queries.ts';
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

function Choices({ found }: { readonly found: NotificationPreferences }) {
  const t = useText(panelTexts);
  const choosing = useChoosing();
  const say = useSentences(sentences(savePreferenceCall, { notification_always_on: t('always') }));
  return (
    <>
      {choosing.isError && (
        <Banner tone="bad" isLive>
          {say.failure(choosing.error)}
        </Banner>
      )}
      {noticeCategories.map((category) => (
        <Card key={category} title={t(`category.${category}`)} description={t(`category.${category}.text`)}>
          <Channels
            found={found}
            category={category}
            onChoose={(channel, isOn) => choosing.mutate({ category, channel, isOn })}
          />
        </Card>
      ))}
    </>
  );
}

interface ChannelsProps {
  readonly found: NotificationPreferences;
  readonly category: NoticeCategory;
  readonly onChoose: (channel: NotificationPreferences['items'][number]['channel'], isOn: boolean) => void;
}

function Channels({ found, category, onChoose }: ChannelsProps) {
  const t = useText(panelTexts);
  return (
    <div role="group" aria-label={t(`category.${category}`)} className="flex flex-col divide-y divide-line">
      {found.items
        .filter((each) => each.category === category)
        .map(({ channel, is_on: isOn, is_always_on: isAlways }) => (
          <Switch
            key={channel}
            label={t(`channel.${channel}`)}
            hint={isAlways ? t('always') : undefined}
            isOn={isOn}
            disabled={isAlways}
            onChange={(next) => onChoose(channel, next)}
          />
        ))}
    </div>
  );
}
