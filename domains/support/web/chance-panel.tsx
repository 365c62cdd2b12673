import { Card } from '@egcr/ui/card';
import { Skeleton } from '@egcr/ui/skeleton';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { CircleCheck, CircleDashed, CircleX, type LucideIcon } from 'lucide-react';

import { isEligible, judgeEligibility, type Finding, type Wish } from '../contract/eligibility.ts';
import { currentPolicy } from '../contract/policy.ts';
import { useChance } from './queries.ts';
import { supportTexts } from './texts.ts';

const looks = {
  met: { Icon: CircleCheck, ink: 'text-ok', said: 'chance.met' },
  unmet: { Icon: CircleX, ink: 'text-bad', said: 'chance.unmet' },
  unknown: { Icon: CircleDashed, ink: 'text-ink-2', said: 'chance.unknown' },
} as const satisfies Readonly<
  Record<Finding['is'], { readonly Icon: LucideIcon; readonly ink: string; readonly said: string }>
>;

/** Every criterion, by the rules that decide: before a word is written, and on each key press. */
export function ChancePanel({ wish }: { readonly wish: Wish }) {
  const t = useText(supportTexts);
  const { data, isPending } = useChance();
  if (data === undefined)
    return (
      <Card title={t('chance')}>
        {isPending ? <Skeleton className="h-48" /> : <p className="text-sm text-ink-2">{t('unread')}</p>}
      </Card>
    );
  const facts = {
    isContactConfirmed: data.is_contact_confirmed,
    hasActiveClaim: data.active !== null,
    today: data.today,
  };
  const findings = judgeEligibility(currentPolicy, facts, wish);
  return (
    <Card title={t('chance')} description={t(summaryOf(findings))}>
      <ul className="flex flex-col gap-3" aria-label={t('chance')}>
        {findings.map((finding) => (
          <Row key={finding.criterion} finding={finding} />
        ))}
      </ul>
    </Card>
  );
}

function summaryOf(findings: readonly Finding[]): 'chance.all' | 'chance.good' | 'chance.gaps' {
  if (isEligible(findings)) return 'chance.all';
  return findings.some(({ is }) => is === 'unmet') ? 'chance.gaps' : 'chance.good';
}

function Row({ finding: { criterion, is } }: { readonly finding: Finding }) {
  const t = useText(supportTexts);
  const { Icon, ink, said } = looks[is];
  return (
    <li className="flex items-start gap-3">
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${ink}`} />
      <span className="flex min-w-0 flex-col">
        <span className="font-medium">
          {t(`rule.${criterion}`, {
            age: String(currentPolicy.ageMin),
            hours: String(currentPolicy.hoursBelow),
          })}
        </span>
        <span className={`text-sm ${ink}`}>{t(said)}</span>
      </span>
    </li>
  );
}
