import { decimalMark } from '@egcr/ui/format-money';
import { useSchemaForm, type SchemaForm } from '@egcr/web-kit/forms';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, type Say } from '@egcr/web-kit/sentences.tsx';
import { decimalOf, type DecimalMark } from '@egcr/wallet/web';

import {
  draftRuleCall,
  makeRuleCall,
  replayRuleCall,
  RULE_PRIORITY_MAX,
  TITLE_MAX_LENGTH,
} from '@egcr/payments/contract';
import { ruleField, ruleSchema, type RuleValues } from './rule-form.ts';
import { ruleTexts } from './texts.ts';

export type RulePlan = SchemaForm<RuleValues, RuleValues>;

export function useRuleDecimal(): DecimalMark {
  return decimalOf(decimalMark(useLanguage().locale));
}

/** The form of a rule, with the rules of the contract said in words. */
export function useRulePlan(defaultValues: RuleValues): RulePlan {
  const words = useRuleWords();
  const plan: RulePlan = useSchemaForm<RuleValues, RuleValues>({
    schema: ruleSchema(useRuleDecimal()),
    defaultValues,
    fieldOf: (name) => ruleField(name, plan.form.getValues()),
    sentences: words,
  });
  return plan;
}

function useRuleWords() {
  const t = useText(ruleTexts);
  const issue = (field: string): Readonly<Record<string, string>> => ({
    ...(field === 'title' && {
      required: t('issue.title'),
      too_long: t('issue.long', { maximum: TITLE_MAX_LENGTH }),
      characters: t('issue.title'),
    }),
    ...(field === 'metaKey' && { name_format: t('issue.key'), too_long: t('issue.long', { maximum: 100 }) }),
    ...(field === 'first' && { required: t('issue.rail'), not_offered: t('issue.rail') }),
    ...(field === 'way' && { required: t('issue.share') }),
    priority_range: t('issue.priority', { maximum: RULE_PRIORITY_MAX }),
    invalid_amount: t('issue.amount'),
    one_currency: t('issue.amount'),
    range_order: t('issue.range'),
    country_format: t('issue.country'),
    rails_twice: t('issue.twice'),
    rails_mixed: t('issue.mode'),
    all_or_no_shares: t('issue.share'),
    share_range: t('issue.share'),
  });
  return sentences(
    [makeRuleCall, draftRuleCall, replayRuleCall],
    {
      not_found: t('missing'),
      rule_limit_reached: t('issue.limit'),
      rule_closed: t('issue.closed'),
      rule_mode_changed: t('issue.mode'),
      rule_versions_spent: t('issue.versions'),
    },
    ({ field, code }: Parameters<Say['issue']>[0]) => issue(field)[code],
  );
}
