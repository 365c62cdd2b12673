import { Badge } from '@egcr/ui/badge';
import { Card } from '@egcr/ui/card';
import { ErrorCard } from '@egcr/ui/error-card';
import { IconButton } from '@egcr/ui/icon-button';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { useToasts } from '@egcr/ui/toast';
import { useFormats } from '@egcr/web-kit/formats';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { Trash2 } from 'lucide-react';

import type { Rate, RateAlert } from '../../contract/index.ts';
import { useRatesText } from '../texts.ts';
import { useAlerts, useRemoveAlert } from '../queries.ts';
import { rateFigure } from '../rate-formats.ts';
import type { RatesView } from '../rates-address.ts';
import { AlertForm } from './alert-form.tsx';

interface AlertsCardProps {
  readonly view: RatesView;
  readonly current: Rate | undefined;
}

/** Whom we tell, once, when a rate is there. */
export function AlertsCard({ view, current }: AlertsCardProps) {
  const t = useRatesText();
  return (
    <Card padding="large" title={t('alerts')} description={t('alerts.text')}>
      {current && <AlertForm view={view} current={current} />}
      <Alerts />
    </Card>
  );
}

function Alerts() {
  const t = useRatesText();
  const say = useSentences();
  const alerts = useAlerts();
  if (alerts.isPending)
    return (
      <SkeletonGroup label={t('loading')}>
        <Skeleton className="h-16 rounded-lg" />
      </SkeletonGroup>
    );
  if (!alerts.data)
    return (
      <ErrorCard
        headingLevel={3}
        title={t('failed')}
        description={say.failure(alerts.error)}
        retryLabel={t('retry')}
        onRetry={() => void alerts.refetch()}
      />
    );
  if (alerts.data.length === 0) return <p className="text-sm text-ink-2">{t('alerts.empty')}</p>;
  return (
    <ul className="flex flex-col divide-y divide-line">
      {alerts.data.map((alert) => (
        <AlertRow key={alert.id} alert={alert} />
      ))}
    </ul>
  );
}

function AlertRow({ alert }: { readonly alert: RateAlert }) {
  const t = useRatesText();
  const say = useSentences();
  const toasts = useToasts();
  const { locale } = useLanguage();
  const formats = useFormats();
  const remove = useRemoveAlert();
  const { base, quote, direction, reached_at } = alert;
  const sentence = t(`alert.${direction}`, { base, quote, rate: rateFigure(alert.rate, locale) });
  return (
    <li className="flex items-center gap-3 py-3">
      <span className="flex min-w-0 flex-1 flex-col items-start gap-1">
        <span className="num font-medium">{sentence}</span>
        {reached_at === null ? (
          <Badge tone="info">{t('alert.waiting')}</Badge>
        ) : (
          <Badge tone="ok">{t('alert.reached', { time: formats.recent(reached_at) })}</Badge>
        )}
      </span>
      <IconButton
        label={`${t('alert.remove')}: ${sentence}`}
        icon={<Trash2 aria-hidden className="size-5" />}
        onClick={() =>
          remove.mutate(alert.id, {
            onError: (failure) => toasts.show({ title: say.failure(failure), tone: 'bad' }),
          })
        }
        aria-busy={remove.isPending}
      />
    </li>
  );
}
