import { useRailName } from '@egcr/payments/web';
import { Badge, type Tone } from '@egcr/ui/badge';
import { Button } from '@egcr/ui/button';
import { KeyValueList } from '@egcr/ui/key-value-list';
import { Money } from '@egcr/ui/money';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useState } from 'react';

import type { DifferenceState, SettlementDifference } from '../contract/index.ts';
import { EndDialog } from './end-dialog.tsx';
import { settlementTexts } from './texts.ts';

const TONES = {
  open: 'warn',
  written_off: 'neutral',
  offset: 'neutral',
  arrived: 'ok',
} as const satisfies Record<DifferenceState, Tone>;

interface RowProps {
  readonly difference: SettlementDifference;
  readonly mayPropose: boolean;
}

export function DifferenceRow({ difference, mayPropose }: RowProps) {
  const t = useText(settlementTexts);
  const formats = useFormats();
  const rail = useRailName()(difference.rail);
  const [isEnding, setEnding] = useState(false);
  const { state, kind, payment, reference } = difference;
  const mayEnd = mayPropose && state === 'open' && !difference.is_proposed;
  return (
    <li className="flex min-w-0 flex-col gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <span className="flex min-w-0 flex-1 basis-56 flex-col gap-0.5">
          <span className="font-semibold">{t(`kind.${kind}`)}</span>
          <span className="flex flex-wrap gap-x-2 text-sm text-ink-2">
            {payment !== null && <bdi className="wrap-anywhere">{payment.title}</bdi>}
            <span>{rail}</span>
            <time dateTime={difference.opened_at} title={formats.exact(difference.opened_at)}>
              {formats.recent(difference.opened_at)}
            </time>
          </span>
        </span>
        <span className="flex flex-wrap items-center gap-2">
          {difference.is_sample && <Badge>{t('sample')}</Badge>}
          {difference.is_test && <Badge>{t('test')}</Badge>}
          <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
          <Money amount={difference.amount} className="font-semibold" />
        </span>
      </div>
      <DifferenceFacts difference={difference} />
      {difference.is_proposed && <p className="text-sm text-ink-2">{t('proposed')}</p>}
      {mayEnd && (
        <Button
          look="secondary"
          className="self-start"
          aria-label={`${t('end')}: ${reference}`}
          onClick={() => setEnding(true)}
        >
          {t('end')}
        </Button>
      )}
      {isEnding && <EndDialog difference={difference} onClose={() => setEnding(false)} />}
    </li>
  );
}

/** Both sides of a difference, side by side. */
function DifferenceFacts({ difference }: { readonly difference: SettlementDifference }) {
  const t = useText(settlementTexts);
  const { expected, settled, file, reason } = difference;
  return (
    <KeyValueList
      items={[
        ...(expected === null ? [] : [{ key: t('expected'), value: <Money amount={expected} /> }]),
        ...(settled === null ? [] : [{ key: t('settled'), value: <Money amount={settled} /> }]),
        {
          key: t('reference'),
          value: (
            <code dir="ltr" className="font-mono text-sm break-all">
              {difference.reference}
            </code>
          ),
        },
        ...(file === null ? [] : [{ key: t('file'), value: <bdi>{file}</bdi> }]),
        ...(reason === null ? [] : [{ key: t('reason'), value: <bdi>{reason}</bdi> }]),
      ]}
    />
  );
}
