import { Badge } from '@egcr/ui/badge';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { Table } from '@egcr/ui/table';
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
  const days = useDays();
  return (
    <Card title={t('title')} description={t('text')}>
      <Table
        caption={t('title')}
        isCaptionHidden
        empty={t('none')}
        rows={calendar}
        rowKey={({ week }) => week}
        columns={[
          { key: 'week', header: t('week'), isRowName: true, cell: (each) => days.week(each) },
          {
            key: 'from',
            header: t('confirm'),
            cell: fromOf,
          },
          {
            key: 'until',
            header: t('until'),
            cell: ({ confirm_until: until, late_until: late, standing }) =>
              days.day(standing === 'late' ? late : until),
          },
        ]}
      />
      {calendar.length > 0 && <FileButton />}
    </Card>
  );
}

const fromOf = (week: OwnSupport['calendar'][number]) => <From week={week} />;

/** The day from which on a week can be confirmed, or that it can be now. */
function From({ week: { confirm_from: from, standing } }: { readonly week: OwnSupport['calendar'][number] }) {
  const t = useText(calendarTexts);
  const days = useDays();
  if (standing === 'before') return days.day(from);
  const isLate = standing === 'late';
  return <Badge tone={isLate ? 'warn' : 'ok'}>{t(isLate ? 'late' : 'now')}</Badge>;
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
