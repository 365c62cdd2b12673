import { EmptyState } from '@egcr/ui/empty-state';
import { call } from '@egcr/web-kit/call';
import { isRefusal } from '@egcr/web-kit/call-errors';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { PagedList } from '@egcr/web-kit/list/paged-list.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import { CircleCheck } from 'lucide-react';
import { useId } from 'react';

import { decideOverpaymentCall, type StaffOverpayment } from '../../../contract/overpayment-calls.ts';
import { OverpaymentFacts } from '../../overpayments/overpayment-facts.tsx';
import { useStaffOverpayments } from '../../queries.ts';
import { DecideForm } from '../decide-form.tsx';
import { staffTexts } from '../texts.ts';
import { RecordOverpayment } from './record-overpayment.tsx';
import { staffOverpaymentTexts } from './texts.ts';

/** What was paid too much, the latest first, and a way to record more. */
export function Overpayments() {
  const t = useText(staffOverpaymentTexts);
  const heading = useId();
  const pages = useStaffOverpayments();
  // Finance reads cycles, and nothing of persons.
  if (isRefusal(pages.error, 'role_required')) return null;
  return (
    <section aria-labelledby={heading} className="card flex min-w-0 flex-col divide-y divide-line">
      <header className="flex flex-col gap-1 p-5">
        <h2 id={heading} className="text-lg font-semibold">
          {t('title')}
        </h2>
        <p className="text-sm text-ink-2">{t('lead')}</p>
      </header>
      <RecordOverpayment />
      <PagedList
        pages={pages}
        label={t('title')}
        renderRow={(overpayment) => (
          <OverpaymentFacts
            key={overpayment.id}
            overpayment={overpayment}
            name={<bdi className="font-semibold">{overpayment.name}</bdi>}
          >
            <NextStep overpayment={overpayment} />
          </OverpaymentFacts>
        )}
        empty={<EmptyState icon={<CircleCheck aria-hidden />} title={t('none')} />}
        className="flex flex-col divide-y divide-line"
      />
    </section>
  );
}

/** Who may decide does so; the others read why they cannot. */
function NextStep({ overpayment }: { readonly overpayment: StaffOverpayment }) {
  const t = useText(staffOverpaymentTexts);
  const staff = useText(staffTexts);
  const formats = useFormats();
  const { id, state, may_decide: mayDecide, answer_by: answerBy } = overpayment;
  if (state === 'owed' || state === 'dropped' || state === 'settled') return null;
  if (!mayDecide)
    return (
      <p className="text-sm text-ink-2">
        {state === 'proposed' ? t('wait', { date: formats.minute(answerBy) }) : t('others')}
      </p>
    );
  const params = { id };
  return (
    <DecideForm
      name={`support.decide-overpayment.${id}.${state}`}
      decisions={{ take: t('take'), drop: t('drop') }}
      sentences={sentences(
        decideOverpaymentCall,
        {
          own_week: staff('no.own'),
          related_to_applicant: staff('no.related'),
          overpayment_others: t('others'),
          overpayment_state: t('no.decided'),
          hearing_open: t('no.hearing'),
        },
        ({ field }) => staff(field === 'decision' ? 'issue.decision' : 'issue.reason'),
      )}
      send={(body, idempotencyKey) => call(decideOverpaymentCall, { params, body }, { idempotencyKey })}
    />
  );
}
