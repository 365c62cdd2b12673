import { Badge } from '@egcr/ui/badge';
import { Card } from '@egcr/ui/card';
import { callFile } from '@egcr/web-kit/call';
import { FileButton } from '@egcr/web-kit/file-button.tsx';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { CalendarPlus } from 'lucide-react';

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
      <WeeksButton />
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
function WeeksButton() {
  const t = useText(calendarTexts);
  const shared = useText(supportTexts);
  const say = useSentences(sentences(supportCalendarCall, { no_claim: shared('no.claim') }));
  return (
    <FileButton
      size="small"
      icon={<CalendarPlus aria-hidden className="size-4.5" />}
      className="mt-4 self-start"
      fetch={() => callFile(supportCalendarCall, {})}
      failed={t('failed')}
      sayFailure={say.failure}
    >
      {t('file')}
    </FileButton>
  );
}
