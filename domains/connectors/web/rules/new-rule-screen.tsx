import { BackLink } from '@egcr/ui/back-link';
import { Page } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { callActing, forPrincipal } from '@egcr/organisations/web';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useWay } from '@egcr/web-kit/way';
import { useQueryClient } from '@tanstack/react-query';

import { makeRuleCall, type RuleDraft } from '@egcr/payments/contract';
import type { ComponentType } from 'react';
import { ROUTING, rulePath } from './rule-addresses.ts';
import { RuleEditor } from './rule-editor.tsx';
import { emptyRule, ruleValues, type RuleValues } from './rule-form.ts';
import { keepRule } from './rule-queries.ts';
import { ruleTexts } from './texts.ts';

/** `/payment-gateway/routing/new`: the draft of a new rule. */
function Content() {
  const t = useText(ruleTexts);
  const { go } = useWay();
  const client = useQueryClient();
  const { kept, attempt } = useKeptAttempt('payments.rule', ruleValues);
  const save = async (body: RuleDraft, values: RuleValues) => {
    const rule = await attempt(values, (key) => callActing(makeRuleCall, { body }, { idempotencyKey: key }));
    if (rule === undefined) return;
    void keepRule(client, rule);
    go(rulePath(rule.id), 'replace');
  };
  return (
    <Page>
      <BackLink href={ROUTING}>{t('title')}</BackLink>
      <PageHeading title={t('new')} description={t('lead')} />
      <RuleEditor start={kept ?? emptyRule} onSave={save} />
    </Page>
  );
}

export const Screen: ComponentType = forPrincipal(Content);
