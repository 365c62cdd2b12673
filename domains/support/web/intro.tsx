import { useDrafts } from '@egcr/forms/web';
import { ButtonLink } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { KeyValueList } from '@egcr/ui/key-value-list';
import { Money } from '@egcr/ui/money';
import { PageColumns } from '@egcr/ui/page';
import { useText } from '@egcr/web-kit/i18n.tsx';

import { currentPolicy } from '../contract/policy.ts';
import { supportAddress } from './addresses.ts';
import { ChancePanel } from './chance-panel.tsx';
import { useProgramme } from './queries.ts';
import { supportTexts } from './texts.ts';
import { WhatIf } from './what-if.tsx';

/** What stands before the questions: what is paid and by which rule, what the account holds, and whether the reader qualifies. */
export function Intro() {
  const t = useText(supportTexts);
  const drafts = useDrafts(undefined);
  const programme = useProgramme();
  const hasDraft = drafts.data?.some(({ form }) => form === 'support.claim') === true;
  const { waitDays, weeks, restWeeks, activities, benefitMinor } = currentPolicy;
  return (
    <PageColumns aside={<ChancePanel wish={{}} />}>
      <Card title={t('fact')}>
        <KeyValueList
          items={[
            ...(programme.data
              ? [
                  { key: t('fact.benefit'), value: <Money amount={programme.data.benefit} isTrimmed /> },
                  { key: t('fact.left'), value: <Money amount={programme.data.left} isTrimmed /> },
                  { key: t('fact.people'), value: programme.data.supported },
                ]
              : []),
            { key: t('fact.begin'), value: t('fact.begin.text', { days: String(waitDays) }) },
            {
              key: t('fact.weeks'),
              value: t('fact.weeks.text', { weeks: String(weeks), rest: String(restWeeks) }),
            },
            { key: t('fact.acts'), value: t('fact.acts.text', { acts: String(activities) }) },
          ]}
        />
      </Card>
      <WhatIf benefitMinor={benefitMinor} owedMinor={0n} policyVersion={currentPolicy.version} />
      <div className="flex flex-col items-start gap-3">
        <ButtonLink href={supportAddress.to({ question: 'birth_date' })}>
          {t(hasDraft ? 'begin.continue' : 'begin')}
        </ButtonLink>
        <p className="max-w-[60ch] text-sm text-ink-2">{t('begin.saved')}</p>
      </div>
    </PageColumns>
  );
}
