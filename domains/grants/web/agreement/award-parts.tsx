import { GivenPapers, type LinkToPaper } from '@egcr/documents/web';
import { Badge, type Tone } from '@egcr/ui/badge';
import { KeyValueList } from '@egcr/ui/key-value-list';
import { Money } from '@egcr/ui/money';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';

import type { GrantAward, MilestoneState } from '../../contract/index.ts';
import { agreementTexts } from './texts.ts';

type Milestone = GrantAward['milestones'][number];

const tones: Readonly<Record<MilestoneState, Tone>> = {
  waiting: 'neutral',
  due: 'warn',
  reported: 'info',
  to_pay: 'info',
  stopped: 'bad',
  paid: 'ok',
  closed: 'neutral',
};

/** What was promised, paid and given back. */
export function AwardSums({ award }: { readonly award: GrantAward }) {
  const t = useText(agreementTexts);
  return (
    <KeyValueList
      items={[
        { key: t('promised'), value: <Money amount={award.amount} /> },
        { key: t('paid'), value: <Money amount={award.paid} /> },
        ...(award.given_back.value === '0'
          ? []
          : [{ key: t('given_back'), value: <Money amount={award.given_back} /> }]),
        ...(award.end_reason === null
          ? []
          : [{ key: t('ended.reason'), value: <bdi className="wrap-anywhere">{award.end_reason}</bdi> }]),
      ]}
    />
  );
}

interface PartListProps {
  readonly milestones: readonly Milestone[];
  /** How an officer opens a receipt. */
  readonly linkTo?: LinkToPaper;
}

/** The parts in their order, as tasks: what each waits for, and what was reported. */
export function PartList({ milestones, linkTo }: PartListProps) {
  const t = useText(agreementTexts);
  return (
    <ol className="flex flex-col divide-y divide-line" aria-label={t('parts')}>
      {milestones.map((milestone) => (
        <Part key={milestone.number} milestone={milestone} linkTo={linkTo} />
      ))}
    </ol>
  );
}

function Part({
  milestone,
  linkTo,
}: {
  readonly milestone: Milestone;
  readonly linkTo: LinkToPaper | undefined;
}) {
  const t = useText(agreementTexts);
  const formats = useFormats();
  const { number, percent, state, needs, report, receipts, reason } = milestone;
  const { paid_at: paidAt, try_again_at: tryAgainAt } = milestone;
  return (
    <li className="flex min-w-0 flex-col gap-2 py-4">
      <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="font-semibold">{t('part', { number, percent })}</span>
        <Money amount={milestone.amount} className="font-semibold" />
      </span>
      <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm text-ink-2">
        {paidAt === null ? (
          <span>{t(`needs.${needs}`)}</span>
        ) : (
          <time dateTime={paidAt} className="num">
            {formats.date(paidAt)}
          </time>
        )}
        <Badge tone={tones[state]}>{t(`part.${state}`)}</Badge>
      </span>
      {state === 'due' && reason !== null && (
        <p className="text-sm">
          <span className="font-semibold">{t('sent_back')}:</span>{' '}
          <bdi className="wrap-anywhere">{reason}</bdi>
        </p>
      )}
      {tryAgainAt !== null && (
        <p className="text-sm">{t('try_again', { time: formats.recent(tryAgainAt) })}</p>
      )}
      {report !== null && (
        <details>
          <summary className="min-h-6 cursor-pointer text-sm font-semibold">{t('report')}</summary>
          <p className="pt-2 text-sm wrap-anywhere whitespace-pre-line">
            <bdi>{report}</bdi>
          </p>
          <GivenPapers papers={receipts} linkTo={linkTo} />
        </details>
      )}
    </li>
  );
}
