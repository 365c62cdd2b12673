import { Badge, type Tone } from '@egcr/ui/badge';
import { KeyValueList } from '@egcr/ui/key-value-list';
import { Money } from '@egcr/ui/money';
import { useText } from '@egcr/web-kit/i18n.tsx';
import type { ReactNode } from 'react';

import type { OwnOverpayment, StaffOverpayment } from '../../contract/overpayment-calls.ts';
import type { OverpaymentState } from '../../contract/overpayment-machine.ts';
import { useDays } from '../week-name.ts';
import { overpaymentTexts } from './texts.ts';

const tones: Readonly<Record<OverpaymentState, Tone>> = {
  proposed: 'warn',
  answered: 'info',
  owed: 'bad',
  appealed: 'info',
  dropped: 'neutral',
  settled: 'ok',
};

type Shown = OwnOverpayment | StaffOverpayment;

interface OverpaymentFactsProps {
  readonly overpayment: Shown;
  /** Whose it is, for officers. */
  readonly name?: ReactNode;
  /** What the reader may do about it. */
  readonly children?: ReactNode;
}

/** What was paid too much, why, week by week, what its person said, and how it was decided. */
export function OverpaymentFacts({ overpayment, name, children }: OverpaymentFactsProps) {
  const t = useText(overpaymentTexts);
  const { state, amount, owed, reason, reference, is_sample: isSample } = overpayment;
  const isOwed = state === 'owed' || state === 'appealed';
  return (
    <li className="flex min-w-0 flex-col gap-3 p-5">
      <span className="flex flex-wrap items-center gap-2">
        {name}
        <span dir="ltr" className="num font-mono text-sm text-ink-2">
          {reference}
        </span>
        <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
        {isSample && <Badge>{t('sample')}</Badge>}
      </span>
      <KeyValueList
        items={[
          ...(isOwed
            ? [{ key: t('owed'), value: <Money amount={owed} className="text-lg font-semibold" /> }]
            : []),
          { key: t('amount'), value: <Money amount={amount} /> },
          { key: t('reason'), value: t(`reason.${reason}`) },
        ]}
      />
      <Said overpayment={overpayment} />
      <Weeks overpayment={overpayment} />
      {children}
    </li>
  );
}

function Said({ overpayment }: { readonly overpayment: Shown }) {
  const t = useText(overpaymentTexts);
  const { finding, answer, decision, appeal, appeal_decision: appealDecision } = overpayment;
  const said = [
    [t('finding'), finding],
    [t('answer'), answer],
    [t('decision'), decision],
    [t('appeal'), appeal],
    [t('appeal.decision'), appealDecision],
  ] as const;
  return (
    <dl className="flex flex-col gap-3">
      {said.map(([label, text]) =>
        text === null ? null : (
          <div key={label} className="flex flex-col gap-0.5">
            <dt className="text-sm text-ink-2">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">
              <bdi>{text}</bdi>
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}

/** What was paid and what was due for each week, by the rule that pays. */
function Weeks({ overpayment }: { readonly overpayment: Shown }) {
  const t = useText(overpaymentTexts);
  const days = useDays();
  return (
    <details className="text-sm">
      <summary className="min-h-11 cursor-pointer py-3 font-medium text-brand-text">{t('weeks')}</summary>
      <ul aria-label={t('weeks')} className="flex flex-col gap-4">
        {overpayment.weeks.map((week) => (
          <li key={week.week}>
            <p className="font-semibold">{days.week(week)}</p>
            <KeyValueList
              items={[
                { key: t('week.stated'), value: <Money amount={week.stated} /> },
                ...(week.is_due ? [{ key: t('week.earned'), value: <Money amount={week.earned} /> }] : []),
                { key: t('week.paid'), value: <Money amount={week.paid} /> },
                { key: t('week.due'), value: <Money amount={week.due} /> },
                { key: t('amount'), value: <Money amount={week.over} className="font-semibold" /> },
              ]}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
