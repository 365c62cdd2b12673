import { Card } from '@egcr/ui/card';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useState } from 'react';

import { currentPolicy, policyOf } from '../contract/policy.ts';
import { payWeek } from '../contract/week-rules.ts';
import { EarnedField, useReadEarned } from './earned-field.tsx';
import { supportTexts } from './texts.ts';
import { Working } from './working.tsx';

interface WhatIfProps {
  readonly benefitMinor: bigint;
  /** What is still to be given back of overpayments. */
  readonly owedMinor: bigint;
  readonly policyVersion: number;
}

/** What a week pays where a person earns something, by the rule that pays. Nothing is sent. */
export function WhatIf({ benefitMinor, owedMinor, policyVersion }: WhatIfProps) {
  const t = useText(supportTexts);
  const read = useReadEarned();
  const [typed, setTyped] = useState('');
  const earnedMinor = read(typed);
  const policy = policyOf(policyVersion) ?? currentPolicy;
  return (
    <Card title={t('what-if')} description={t('what-if.text')}>
      <div className="flex flex-col gap-4">
        <EarnedField
          label={t('earned')}
          value={typed}
          onValueChange={setTyped}
          error={earnedMinor === undefined ? t('issue.earned') : undefined}
        />
        <div aria-live="polite">
          {earnedMinor !== undefined && (
            <Working week={payWeek(policy, { benefitMinor, earnedMinor, owedMinor })} />
          )}
        </div>
      </div>
    </Card>
  );
}
