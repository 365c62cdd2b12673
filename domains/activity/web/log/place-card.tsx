import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { useConsent } from '@egcr/web-kit/consent';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { MapPin } from 'lucide-react';
import { useState } from 'react';

import { noteActivity } from './logger.ts';
import { activityTexts } from './texts.ts';
import { shareOwnPlace, stopSharing, useSharedPlace } from './shared-place.ts';

/** Shares the rough place with the log of this tab: after consent, after a press, after the browser's own question. */
export function PlaceCard() {
  const t = useText(activityTexts);
  const { number } = useFormats();
  const isAllowed = useConsent()?.choices.security_location === true;
  const place = useSharedPlace();
  const [state, setState] = useState<'idle' | 'asking' | 'denied'>('idle');
  async function share() {
    setState('asking');
    const isShared = await shareOwnPlace();
    setState(isShared ? 'idle' : 'denied');
    if (isShared) noteActivity('location_shared');
  }
  const isShared = isAllowed && place !== undefined;
  return (
    <Card
      title={t('place.title')}
      description={t('place.lead')}
      icon={<MapPin aria-hidden className="size-5.5" />}
      padding="large"
    >
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {isShared ? (
          <Button look="secondary" onClick={stopSharing}>
            {t('place.stop')}
          </Button>
        ) : (
          <Button
            look="secondary"
            busy={state === 'asking'}
            disabled={!isAllowed}
            disabledReason={t('place.off')}
            onClick={() => void share()}
          >
            {t('place.use')}
          </Button>
        )}
        <output className="text-sm text-ink-2">
          {isShared
            ? t('place.shared', { latitude: number(place.latitude), longitude: number(place.longitude) })
            : state === 'denied' && isAllowed && t('place.denied')}
        </output>
      </div>
    </Card>
  );
}
