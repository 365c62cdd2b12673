import { Badge, type Tone } from '@egcr/ui/badge';
import { Card } from '@egcr/ui/card';
import { Skeleton } from '@egcr/ui/skeleton';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { RouteExplanation } from '@egcr/routing/web';
import { Suspense } from 'react';

import type { Payment } from '../../contract/index.ts';
import { usePaymentText } from '../text.ts';
import { failureWord } from './failure-words.ts';
import { useRailName } from '../rail-names/use-rail-name.ts';
import { attemptTexts } from './texts.ts';

type Attempt = Payment['attempts'][number];

const tones: Readonly<Record<Attempt['state'], Tone>> = {
  pending: 'warn',
  succeeded: 'ok',
  failed: 'neutral',
};

/** Each try over a rail and what became of it; not there where the wallet paid at once. */
export function AttemptList({ attempts }: Pick<Payment, 'attempts'>) {
  const t = useText(attemptTexts);
  if (attempts.every(({ instrument }) => instrument === null)) return null;
  return (
    <Card title={t('title')}>
      <ol className="flex flex-col divide-y divide-line border-y border-line">
        {attempts.map((attempt) => (
          <AttemptLine key={attempt.number} attempt={attempt} />
        ))}
      </ol>
    </Card>
  );
}

function AttemptLine({ attempt }: { readonly attempt: Attempt }) {
  const t = useText(attemptTexts);
  const { locale } = useLanguage();
  const nameOf = useRailName();
  const { rail, state, instrument, took_ms: took } = attempt;
  const word = failureWord(attempt);
  const seconds = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'narrow',
    maximumFractionDigits: 1,
  });
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-3">
      <span className="flex min-w-0 flex-1 basis-40 flex-col gap-0.5">
        <span className="font-medium">{nameOf(rail)}</span>
        {word !== undefined && <span className="text-sm text-ink-2">{t(`failure.${word}`)}</span>}
        {instrument !== null && <span className="text-sm text-ink-2">{t(`is.${instrument}`)}</span>}
      </span>
      <span className="flex items-center gap-2">
        {took !== null && <span className="num text-sm text-ink-2">{seconds.format(took / 1000)}</span>}
        <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
      </span>
    </li>
  );
}

/** Why the money took its way: of the last attempt. */
export function AttemptWay({ attempts }: Pick<Payment, 'attempts'>) {
  const t = usePaymentText();
  const nameOf = useRailName();
  const decision = attempts.at(-1)?.decision ?? null;
  if (decision === null) return null;
  return (
    <Card title={t('way')}>
      <Suspense fallback={<Skeleton className="h-24" />}>
        <RouteExplanation decision={decision} nameOf={nameOf} />
      </Suspense>
    </Card>
  );
}
