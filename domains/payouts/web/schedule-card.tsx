import { callActing, useMayChange } from '@egcr/organisations/web';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { formatMoney } from '@egcr/ui/format-money';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { useToasts } from '@egcr/ui/toast';
import { useFormats } from '@egcr/web-kit/formats';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { Unread } from '@egcr/web-kit/list/unread.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';

import { endScheduleCall, type PayoutSchedule } from '../contract/index.ts';
import { NewSchedule } from './new-schedule.tsx';
import { rereadPayouts, useSchedules } from './queries.ts';
import { payoutTexts } from './texts.ts';
import { weekdayName } from './weekdays.ts';

/** When the sales go to the wallet by themselves, by currency. */
export function ScheduleCard() {
  const t = useText(payoutTexts);
  const schedules = useSchedules();
  const mayChange = useMayChange();
  const [isNew, setNew] = useState(false);
  return (
    <Card title={t('schedule')} description={t('schedule.text')}>
      {schedules.data === undefined && schedules.isError ? (
        <Unread failure={schedules.error} onRetry={() => void schedules.refetch()} />
      ) : schedules.data === undefined ? (
        <SkeletonGroup label={t('loading')}>
          <Skeleton className="h-12" />
        </SkeletonGroup>
      ) : schedules.data.length === 0 ? (
        <p className="text-ink-2">{t('schedule.none')}</p>
      ) : (
        <ul aria-label={t('schedule')} className="flex flex-col divide-y divide-line">
          {schedules.data.map((one) => (
            <Row key={one.asset} schedule={one} />
          ))}
        </ul>
      )}
      {mayChange && (
        <Button
          look="secondary"
          className="self-start"
          icon={<CalendarClock aria-hidden className="size-5" />}
          onClick={() => setNew(true)}
        >
          {t('schedule.set')}
        </Button>
      )}
      {isNew && <NewSchedule onClose={() => setNew(false)} />}
    </Card>
  );
}

/** Later days are not in each month: the schedule runs on the last one then. */
const SHORTEST_MONTH = 28;

function Row({ schedule }: { readonly schedule: PayoutSchedule }) {
  const t = useText(payoutTexts);
  const { locale } = useLanguage();
  const formats = useFormats();
  const client = useQueryClient();
  const toasts = useToasts();
  const say = useSentences();
  const mayChange = useMayChange();
  const { asset, cadence, weekday, month_day: day, minimum } = schedule;
  const end = useMutation({
    mutationFn: () => callActing(endScheduleCall, { params: { asset } }),
    onError: (failure) => toasts.show({ title: say.failure(failure), tone: 'bad' }),
    onSettled: () => rereadPayouts(client),
  });
  const least = formatMoney(minimum, { locale });
  const when =
    cadence === 'daily'
      ? t('when.daily', { least })
      : cadence === 'weekly'
        ? t('when.weekly', { day: weekdayName(weekday ?? 1, locale), least })
        : t((day ?? 1) > SHORTEST_MONTH ? 'when.late' : 'when.monthly', {
            day: formats.number(day ?? 1),
            least,
          });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <span className="flex min-w-0 flex-1 basis-56 flex-col gap-0.5">
        <span className="font-medium">{when}</span>
        <span className="text-sm text-ink-2">
          {t('when.next', { time: formats.minute(schedule.next_at) })}
        </span>
      </span>
      {mayChange && (
        <Button look="quiet" size="small" busy={end.isPending} onClick={() => end.mutate()}>
          {t('schedule.end')} <span className="sr-only">{asset}</span>
        </Button>
      )}
    </li>
  );
}
