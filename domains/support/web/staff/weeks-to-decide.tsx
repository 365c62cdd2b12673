import { Badge } from '@egcr/ui/badge';
import { EmptyState } from '@egcr/ui/empty-state';
import { Money } from '@egcr/ui/money';
import { call } from '@egcr/web-kit/call';
import { isRefusal } from '@egcr/web-kit/call-errors';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { PagedList } from '@egcr/web-kit/list/paged-list.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import { CircleCheck } from 'lucide-react';
import { useId } from 'react';

import type { WeekToDecide } from '../../contract/shapes.ts';
import { decideWeekCall } from '../../contract/staff-endpoints.ts';
import { useWeeksToDecide } from '../queries.ts';
import { supportTexts } from '../texts.ts';
import { useDays } from '../week-name.ts';
import { ActList } from './act-list.tsx';
import { DecideForm } from './decide-form.tsx';
import { staffTexts } from './texts.ts';

/** Weeks that an officer looks at before they are paid, the oldest first. */
export function WeeksToDecide() {
  const t = useText(staffTexts);
  const heading = useId();
  const pages = useWeeksToDecide();
  // Finance reads cycles, and no causes of persons.
  if (isRefusal(pages.error, 'role_required')) return null;
  return (
    <section aria-labelledby={heading} className="card flex min-w-0 flex-col divide-y divide-line">
      <header className="flex flex-col gap-1 p-5">
        <h2 id={heading} className="text-lg font-semibold">
          {t('queries')}
        </h2>
        <p className="text-sm text-ink-2">{t('queries.text')}</p>
      </header>
      <PagedList
        pages={pages}
        label={t('queries')}
        renderRow={(week) => <Row key={week.id} week={week} />}
        empty={<EmptyState icon={<CircleCheck aria-hidden />} title={t('queries.none')} />}
        className="flex flex-col divide-y divide-line"
      />
    </section>
  );
}

function Row({ week }: { readonly week: WeekToDecide }) {
  const t = useText(staffTexts);
  const words = useText(supportTexts);
  const days = useDays();
  return (
    <li className="flex flex-col gap-3 p-5">
      <span className="flex flex-wrap items-center justify-between gap-2">
        <span className="flex flex-wrap items-center gap-2">
          <bdi className="font-semibold">{week.name}</bdi>
          <span dir="ltr" className="num font-mono text-sm text-ink-2">
            {week.reference}
          </span>
          {week.is_appeal && <Badge tone="warn">{t('appeal')}</Badge>}
          {week.is_sample && <Badge>{t('sample')}</Badge>}
        </span>
        <Money amount={week.paid} className="font-semibold" />
      </span>
      <p className="text-sm font-medium">{days.named(week.week)}</p>
      <p>{week.questions.map((question) => words(`question.${question}`)).join(' ')}</p>
      <p className="text-sm text-ink-2">
        <bdi>{week.cause}</bdi>
      </p>
      <ActList activities={week.activities} />
      <Decide week={week} />
    </li>
  );
}

function Decide({ week }: { readonly week: WeekToDecide }) {
  const t = useText(staffTexts);
  const params = { id: week.id };
  return (
    <DecideForm
      name={`support.decide.${week.id}`}
      decisions={{ accept: t('accept'), refuse: t('refuse') }}
      sentences={sentences(
        decideWeekCall,
        {
          own_week: t('no.own'),
          related_to_applicant: t('no.related'),
          week_state: t('no.decided'),
          decided_by_you: t('no.you'),
        },
        ({ field }) => t(field === 'decision' ? 'issue.decision' : 'issue.reason'),
      )}
      send={(body, idempotencyKey) => call(decideWeekCall, { params, body }, { idempotencyKey })}
    />
  );
}
