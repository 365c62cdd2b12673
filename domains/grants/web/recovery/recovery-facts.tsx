import { GivenPapers, type LinkToPaper } from '@egcr/documents/web';
import { Badge, type Tone } from '@egcr/ui/badge';
import { KeyValueList } from '@egcr/ui/key-value-list';
import { Money } from '@egcr/ui/money';
import { useText } from '@egcr/web-kit/i18n.tsx';
import type { ReactNode } from 'react';

import type { GrantRecovery, RecoveryState } from '../../contract/index.ts';
import { recoveryTexts } from './texts.ts';

const tones: Readonly<Record<RecoveryState, Tone>> = {
  proposed: 'warn',
  answered: 'info',
  dropped: 'neutral',
  owed: 'bad',
  settled: 'ok',
  appealed: 'warn',
  returned: 'neutral',
};

interface RecoveryFactsProps {
  readonly recovery: GrantRecovery;
  /** How an officer opens a receipt. */
  readonly linkTo?: LinkToPaper | undefined;
  /** What the reader may do about it. */
  readonly children?: ReactNode;
}

/** What is taken back, why, what its recipient said, and how it was decided. */
export function RecoveryFacts({ recovery, linkTo, children }: RecoveryFactsProps) {
  const t = useText(recoveryTexts);
  const { state, amount, owed, reason, finding, papers, answer, decision, appeal } = recovery;
  const { appeal_decision: appealDecision, new_facts: newFacts } = recovery;
  const isOwed = state === 'owed' || (state === 'appealed' && owed.value !== '0');
  const text = (words: string) => <bdi className="wrap-anywhere whitespace-pre-line">{words}</bdi>;
  return (
    <li className="flex min-w-0 flex-col gap-3 py-4">
      <p>
        <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
      </p>
      <KeyValueList
        items={[
          ...(isOwed ? [{ key: t('owed'), value: <Money amount={owed} /> }] : []),
          { key: t('amount'), value: <Money amount={amount} /> },
          { key: t('reason'), value: t(`reason.${reason}`) },
          { key: t('finding'), value: text(finding) },
          ...(newFacts === null ? [] : [{ key: t('new'), value: text(newFacts) }]),
          ...(answer === null ? [] : [{ key: t('answer'), value: text(answer) }]),
          ...(decision === null ? [] : [{ key: t('decision'), value: text(decision) }]),
          ...(appeal === null ? [] : [{ key: t('appeal'), value: text(appeal) }]),
          ...(appealDecision === null ? [] : [{ key: t('appeal.decision'), value: text(appealDecision) }]),
        ]}
      />
      {papers.length > 0 && <GivenPapers papers={papers} linkTo={linkTo} />}
      {children}
    </li>
  );
}
