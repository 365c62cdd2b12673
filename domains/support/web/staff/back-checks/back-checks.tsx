import { Badge, type Tone } from '@egcr/ui/badge';
import { EmptyState } from '@egcr/ui/empty-state';
import { formatMoney } from '@egcr/ui/format-money';
import { Money } from '@egcr/ui/money';
import { call } from '@egcr/web-kit/call';
import { isRefusal } from '@egcr/web-kit/call-errors';
import { useFormats } from '@egcr/web-kit/formats';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { PagedList } from '@egcr/web-kit/list/paged-list.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import { Dices } from 'lucide-react';
import { useId } from 'react';

import { stepBackCheckCall, type BackCheck } from '../../../contract/back-check-calls.ts';
import { useBackChecks } from '../../queries.ts';
import { useDays } from '../../week-name.ts';
import { ActList } from '../act-list.tsx';
import { DecideForm } from '../decide-form.tsx';
import { staffTexts } from '../texts.ts';
import { staffBackCheckTexts } from './texts.ts';

/** Weeks that were drawn by lot after they were accepted, the oldest first. */
export function BackChecks() {
  const t = useText(staffBackCheckTexts);
  const heading = useId();
  const pages = useBackChecks();
  if (isRefusal(pages.error, 'role_required')) return null;
  return (
    <section aria-labelledby={heading} className="card flex min-w-0 flex-col divide-y divide-line">
      <header className="flex flex-col gap-1 p-5">
        <h2 id={heading} className="text-lg font-semibold">
          {t('title')}
        </h2>
        <p className="text-sm text-ink-2">{t('text')}</p>
      </header>
      <PagedList
        pages={pages}
        label={t('title')}
        renderRow={(found) => <Row key={found.id} found={found} />}
        empty={<EmptyState icon={<Dices aria-hidden />} title={t('none')} />}
        className="flex flex-col divide-y divide-line"
      />
    </section>
  );
}

const tones = { open: 'neutral', asked: 'info', answered: 'brass' } as const satisfies Record<string, Tone>;

function Row({ found }: { readonly found: BackCheck }) {
  const t = useText(staffBackCheckTexts);
  const shared = useText(staffTexts);
  const formats = useFormats();
  const days = useDays();
  const { locale } = useLanguage();
  const state = found.state === 'asked' || found.state === 'answered' ? found.state : 'open';
  return (
    <li className="flex flex-col gap-3 p-5">
      <span className="flex flex-wrap items-center justify-between gap-2">
        <span className="flex flex-wrap items-center gap-2">
          <bdi className="font-semibold">{found.name}</bdi>
          <span dir="ltr" className="num font-mono text-sm text-ink-2">
            {found.reference}
          </span>
          <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
          {found.is_sample && <Badge>{shared('sample')}</Badge>}
        </span>
        <Money amount={found.paid} className="font-semibold" />
      </span>
      <p className="text-sm font-medium">{days.named(found.week)}</p>
      <p className="text-sm text-ink-2">{t('earned', { amount: formatMoney(found.earned, { locale }) })}</p>
      <ActList activities={found.activities} />
      {found.question !== null && <p dir="auto">{t('question', { text: found.question })}</p>}
      {found.answer !== null && <p dir="auto">{t('answer', { text: found.answer })}</p>}
      {found.state === 'asked' && found.answer_by !== null && (
        <p className="text-sm text-ink-2">{t('by', { date: formats.date(found.answer_by) })}</p>
      )}
      <Decide key={found.state} found={found} />
    </li>
  );
}

function Decide({ found }: { readonly found: BackCheck }) {
  const t = useText(staffBackCheckTexts);
  const shared = useText(staffTexts);
  const params = { id: found.id };
  const decisions = Object.fromEntries(found.can.map((step) => [step, t(`do.${step}`)]));
  return (
    <DecideForm
      name={`support.back-check.${found.id}`}
      decisions={decisions}
      textLabel={t('say')}
      sentences={sentences(
        stepBackCheckCall,
        {
          own_week: shared('no.own'),
          related_to_applicant: shared('no.related'),
          back_check_state: t('no.state'),
          hearing_open: t('no.hearing'),
        },
        ({ field }) => shared(field === 'decision' ? 'issue.decision' : 'issue.reason'),
      )}
      send={({ decision, reason }, idempotencyKey) => {
        const step = found.can.find((each) => each === decision) ?? 'confirm';
        return call(stepBackCheckCall, { params, body: { decision: step, reason } }, { idempotencyKey });
      }}
    />
  );
}
