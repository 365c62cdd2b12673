import { PinDialog, pinSaidAtField } from '@egcr/identity/web';
import { Badge } from '@egcr/ui/badge';
import { Button } from '@egcr/ui/button';
import { EmptyState } from '@egcr/ui/empty-state';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { callActing, callFileActing } from '@egcr/organisations/web';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { SearchedList } from '@egcr/web-kit/list/searched-list.tsx';
import { Unread } from '@egcr/web-kit/list/unread.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { ShieldAlert } from 'lucide-react';
import { Suspense, useState } from 'react';

import { endRiskRuleCall, riskRulesFileCall, type RiskRuleShown } from '../contract/index.ts';
import { rereadRisk, useRiskRules } from './queries.ts';
import { useRuleText } from './decision-facts.tsx';
import { NewRiskRule } from './new-risk-rule.tsx';
import { riskTexts } from './texts.ts';

/** The reader's rules that decide now, and the way to a new one. */
export function RiskRules() {
  const t = useText(riskTexts);
  const rules = useRiskRules();
  const ruleText = useRuleText();
  const [isNew, setNew] = useState(false);
  const add = (
    <Button icon={<ShieldAlert aria-hidden className="size-5" />} onClick={() => setNew(true)}>
      {t('rule.new')}
    </Button>
  );
  return (
    <div className="flex flex-col items-start gap-4">
      {rules.data === undefined && rules.isError ? (
        <Unread failure={rules.error} onRetry={() => void rules.refetch()} />
      ) : rules.data === undefined ? (
        <SkeletonGroup label={t('loading')}>
          <Skeleton className="h-40" />
        </SkeletonGroup>
      ) : rules.data.length === 0 ? (
        <div className="w-full">
          <EmptyState
            icon={<ShieldAlert aria-hidden className="size-5" />}
            title={t('rules.none')}
            description={t('rules.none.text')}
            action={add}
          />
        </div>
      ) : (
        <>
          <SearchedList
            items={rules.data}
            label={t('tab.rules')}
            searchLabel={t('rules.search')}
            textOf={(rule) => `${ruleText(rule)} ${t(`action.${rule.action}`)}`}
            fetchSheet={() => callFileActing(riskRulesFileCall)}
            renderRow={(rule) => <Row key={rule.id} rule={rule} />}
            className="card flex w-full flex-col divide-y divide-line"
          />
          {add}
        </>
      )}
      {isNew && <NewRiskRule onClose={() => setNew(false)} />}
    </div>
  );
}

function Row({ rule }: { readonly rule: RiskRuleShown }) {
  const t = useText(riskTexts);
  const ruleText = useRuleText();
  const [isAsked, setAsked] = useState(false);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 p-4">
      <span className="flex min-w-0 flex-1 basis-48 flex-col items-start gap-1.5">
        <span className="font-medium wrap-anywhere">{ruleText(rule)}</span>
        <Badge tone={rule.action === 'block' ? 'bad' : 'warn'}>{t(`action.${rule.action}`)}</Badge>
      </span>
      <Button look="secondary" size="small" onClick={() => setAsked(true)}>
        {t('rule.end')} <span className="sr-only">{ruleText(rule)}</span>
      </Button>
      {isAsked && <End rule={rule} onClose={() => setAsked(false)} />}
    </li>
  );
}

function End({ rule, onClose }: { readonly rule: RiskRuleShown; readonly onClose: () => void }) {
  const t = useText(riskTexts);
  const client = useQueryClient();
  const { failure } = useSentences(
    sentences(endRiskRuleCall, { ...pinSaidAtField, not_found: t('issue.gone') }),
  );
  async function run(pin: string) {
    await callActing(endRiskRuleCall, { params: { id: rule.id }, body: { pin } });
    void rereadRisk(client);
  }
  return (
    <Suspense>
      <PinDialog
        title={t('rule.end')}
        description={t('rule.end.text')}
        confirmLabel={t('rule.end')}
        run={run}
        explain={failure}
        onClose={onClose}
      />
    </Suspense>
  );
}
