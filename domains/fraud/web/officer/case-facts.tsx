import { CaseFact, CaseFacts, useOpenCase } from '@egcr/cases/web';
import { hrefOf } from '@egcr/contract/product-screens';
import { Badge } from '@egcr/ui/badge';
import { formatMoney } from '@egcr/ui/format-money';
import { Link } from '@egcr/ui/link';
import { Money } from '@egcr/ui/money';
import { useFormats } from '@egcr/web-kit/formats';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';

import type { CaseHold, FraudCase } from '../../contract/shapes.ts';
import { useFraudCase, useRules } from '../queries.ts';
import { HoldActs, HoldForm } from './hold-forms.tsx';
import { officerTexts } from './texts.ts';

/** In an open report or alert: what a rule saw, the payments that match, and what is held. Nothing in other cases. */
export function Slot() {
  const found = useOpenCase();
  return found?.kind.startsWith('fraud.') ? (
    <FraudFacts key={found.id} id={found.id} version={found.version} />
  ) : null;
}

function FraudFacts({ id, version }: { readonly id: string; readonly version: number }) {
  const t = useText(officerTexts);
  const read = useFraudCase({ id, version });
  return (
    <CaseFacts read={read}>
      {(data) => (
        <>
          {data.job && <Job job={data.job} />}
          {data.alert && <Alert alert={data.alert} />}
          <CaseFact title={t('payments')}>
            <Payments payments={data.payments} />
          </CaseFact>
          <Holding caseId={id} found={data} />
        </>
      )}
    </CaseFacts>
  );
}

/** What may be held, and what is or was. */
function Holding({ caseId, found }: { readonly caseId: string; readonly found: FraudCase }) {
  const t = useText(officerTexts);
  const isHeld = (transferId: string) =>
    found.holds.some((hold) => hold.transfer_id === transferId && hold.ended === null);
  const toHold = found.can_hold ? found.payments.filter(({ transfer_id: each }) => !isHeld(each)) : [];
  return (
    <>
      {toHold.length > 0 && (
        <CaseFact title={t('hold')}>
          <HoldForm caseId={caseId} payments={toHold} />
        </CaseFact>
      )}
      {found.holds.length > 0 && (
        <CaseFact title={t('holds')}>
          {found.holds.map((hold) => (
            <Hold key={hold.id} hold={hold} />
          ))}
        </CaseFact>
      )}
    </>
  );
}

function Job({ job: { slug, title, employer } }: { readonly job: NonNullable<FraudCase['job']> }) {
  const t = useText(officerTexts);
  return (
    <CaseFact title={t('job')}>
      <p className="wrap-anywhere">
        <Link href={`${hrefOf('jobs')}/${encodeURIComponent(slug)}`}>
          <bdi>{title}</bdi>
        </Link>
      </p>
      <p className="text-sm wrap-anywhere text-ink-2">
        <bdi>{employer}</bdi>
      </p>
    </CaseFact>
  );
}

const MINUTE_S = 60;

function Alert({ alert: { person, facts } }: { readonly alert: NonNullable<FraudCase['alert']> }) {
  const t = useText(officerTexts);
  const { locale } = useLanguage();
  const formats = useFormats();
  const rule = useRules().data?.find((each) => each.rule === facts.rule);
  const common = {
    person,
    share: formats.percent(facts.share / 100),
    minutes: Math.ceil(facts.after_s / MINUTE_S),
  };
  const sentence =
    facts.rule === 'new_device'
      ? t('fact.new_device', { ...common, amount: formatMoney(facts.paid, { locale }) })
      : t('fact.passed_on', {
          ...common,
          amount: formatMoney(facts.received, { locale }),
          times: facts.times,
        });
  return (
    <CaseFact title={t('alert')}>
      <p className="wrap-anywhere">{sentence}</p>
      {rule && (
        <p className="text-sm text-ink-2">
          {rule.precision === null
            ? t('precision.none')
            : t('precision', {
                percent: formats.percent(rule.precision / 100),
                count: rule.confirmed + rule.dismissed,
                confirmed: rule.confirmed,
                dismissed: rule.dismissed,
              })}
        </p>
      )}
    </CaseFact>
  );
}

function Payments({ payments }: Pick<FraudCase, 'payments'>) {
  const t = useText(officerTexts);
  const formats = useFormats();
  if (payments.length === 0) return <p className="text-ink-2">{t('payments.none')}</p>;
  return (
    <ul className="flex flex-col divide-y divide-line">
      {payments.map((payment) => (
        <li key={payment.transfer_id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
          <span className="flex min-w-0 flex-1 basis-48 flex-col">
            <span className="wrap-anywhere">{t('to', { name: payment.to })}</span>
            <span className="text-sm text-ink-2">
              {formats.exact(payment.paid_at)} ·{' '}
              <span dir="ltr" className="num font-mono">
                {payment.reference}
              </span>
            </span>
          </span>
          {payment.is_named && <Badge tone="warn">{t('named')}</Badge>}
          <Money amount={payment.amount} className="font-semibold" />
        </li>
      ))}
    </ul>
  );
}

function Hold({ hold }: { readonly hold: CaseHold }) {
  const t = useText(officerTexts);
  const formats = useFormats();
  return (
    <article className="flex flex-col gap-3 rounded-card border border-line p-4">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Money amount={hold.amount} className="font-semibold" />
        <bdi className="min-w-0 wrap-anywhere">{hold.owner}</bdi>
        <Badge tone={hold.ended ? 'neutral' : 'warn'}>
          {hold.ended ? t('ended') : t('held.until', { time: formats.exact(hold.until) })}
        </Badge>
      </header>
      {hold.confirm_by !== null && hold.ended === null && (
        <p className="text-sm">{t('confirm.by', { time: formats.exact(hold.confirm_by) })}</p>
      )}
      <ul className="flex flex-col gap-1 text-sm text-ink-2">
        {hold.acts.map(({ act, by, reason, at }) => (
          <li key={at} className="wrap-anywhere">
            {t(`act.${act}`)} · <bdi>{by}</bdi> · {formats.exact(at)}
            {reason !== null && (
              <>
                : <bdi className="whitespace-pre-wrap">{reason}</bdi>
              </>
            )}
          </li>
        ))}
      </ul>
      {hold.answer && (
        <p className="wrap-anywhere">
          <strong>{t('their.answer')}:</strong> <bdi className="whitespace-pre-wrap">{hold.answer.text}</bdi>
        </p>
      )}
      {hold.can.length > 0 && <HoldActs hold={hold} />}
    </article>
  );
}
