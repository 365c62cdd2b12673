import { Badge } from '@egcr/ui/badge';
import { formatMoney } from '@egcr/ui/format-money';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';

import type { RiskDecision, RiskRuleShown } from '../contract/index.ts';
import { riskTexts } from './texts.ts';

/** What a rule looks at, and from which figure on. */
export function useRuleText(): (rule: RiskRuleShown) => string {
  const t = useText(riskTexts);
  const { locale } = useLanguage();
  return ({ kind, amount, at_least: least }) => {
    const from = amount ? formatMoney(amount, { locale }) : new Intl.NumberFormat(locale).format(least ?? 0);
    return `${t(`kind.${kind}`)}: ${t('rule.from', { from })}`;
  };
}

/** The score of a payment with all that led to the decision. */
export function DecisionFacts({ decision }: { readonly decision: RiskDecision }) {
  const t = useText(riskTexts);
  const ruleText = useRuleText();
  const { score, signals, listed, rules } = decision;
  const reasons = [
    ...listed.map((list) => t(`listed.${list}`)),
    ...signals.map((signal) => t(`signal.${signal}`)),
    ...rules.map(ruleText),
  ];
  return (
    <div className="flex flex-col items-start gap-2">
      <Badge tone={decision.outcome === 'allow' ? 'neutral' : decision.outcome === 'block' ? 'bad' : 'warn'}>
        {t('score', { score })}
      </Badge>
      {reasons.length === 0 ? (
        <p className="text-sm text-ink-2">{t('why.nothing')}</p>
      ) : (
        <ul className="list-disc ps-5 text-sm text-ink-2">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
