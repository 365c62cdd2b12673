import { Badge } from '@egcr/ui/badge';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { useToasts } from '@egcr/ui/toast';
import { callFile, isRefusal } from '@egcr/web-kit/call';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { saveFile } from '@egcr/web-kit/save-file';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';

import { supportCalendarCall } from '../../contract/endpoints.ts';
import type { OwnSupport } from '../../contract/shapes.ts';
import { supportTexts } from '../texts.ts';
import { useDays } from '../week-name.ts';
import { calendarTexts } from './texts.ts';

/** The weeks to come: from when until when each is confirmed. */
export function CalendarCard({ calendar }: Pick<OwnSupport, 'calendar'>) {
  const t = useText(calendarTexts);
  return (
    <Card title={t('title')} description={t('text')}>
      <ul aria-label={t('title')} className="flex flex-col divide-y divide-line">
        {calendar.map((week) => (
          <Week key={week.week} week={week} />
        ))}
      </ul>
      <FileButton />
    </Card>
  );
}

function Week({ week }: { readonly week: OwnSupport['calendar'][number] }) {
  const t = useText(calendarTexts);
  const days = useDays();
  const { standing } = week;
  const [from, until] = [days.day(week.confirm_from), days.day(week.confirm_until)];
  return (
    <li className="flex flex-col gap-1 py-2.5">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium">{days.week(week)}</span>
        {standing === 'open' && <Badge tone="ok">{t('now')}</Badge>}
        {standing === 'late' && <Badge tone="warn">{t('late')}</Badge>}
      </span>
      <span className="text-sm text-ink-2">
        {standing === 'before' && t('ahead', { from, until })}
        {standing === 'open' && t('until', { until })}
        {standing === 'late' && t('until', { until: days.day(week.late_until) })}
      </span>
    </li>
  );
}

/** Gives the weeks as a file for a calendar. */
function FileButton() {
  const t = useText(calendarTexts);
  const shared = useText(supportTexts);
  const say = useSentences(sentences(supportCalendarCall, { no_claim: shared('no.claim') }));
  const toasts = useToasts();
  const [isBusy, setBusy] = useState(false);
  const give = async () => {
    setBusy(true);
    try {
      saveFile(await callFile(supportCalendarCall, {}));
    } catch (failure) {
      if (!isRefusal(failure, 'pin_required'))
        toasts.show({ tone: 'bad', title: t('failed'), description: say.failure(failure) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      look="secondary"
      size="small"
      busy={isBusy}
      icon={<CalendarPlus aria-hidden className="size-4.5" />}
      onClick={() => void give()}
      className="mt-4 self-start"
    >
      {t('file')}
    </Button>
  );
}
