import { hrefOf } from '@egcr/contract/product-screens';
import { Card } from '@egcr/ui/card';
import { Link } from '@egcr/ui/link';
import { Skeleton } from '@egcr/ui/skeleton';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { CircleCheck, CircleDashed, CircleX, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type * as z from 'zod/mini';

import { isEligible, judgeEligibility, type Finding, type Wish } from '../contract/eligibility.ts';
import { factsOf } from '../contract/known-facts.ts';
import { currentPolicy } from '../contract/policy.ts';
import type { supportFacts } from '../contract/shapes.ts';
import { useChance } from './queries.ts';
import { supportTexts } from './texts.ts';
import { useDays } from './week-name.ts';

type Chance = z.output<typeof supportFacts>;

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
  const days = useDays();
  const { data, isPending } = useChance();
  if (data === undefined)
    return (
      <Card title={t('chance')}>
        {isPending ? <Skeleton className="h-48" /> : <p className="text-sm text-ink-2">{t('unread')}</p>}
      </Card>
    );
  const findings = judgeEligibility(currentPolicy, factsOf(data), wish);
  return (
    <Card title={t('chance')} description={t(summaryOf(findings))}>
      <ul className="flex flex-col gap-3" aria-label={t('chance')}>
        {findings.map((finding) => (
          <Row key={finding.criterion} finding={finding}>
            {finding.criterion === 'cv' && finding.is === 'unmet' && <MissingOfCv known={data} />}
            {finding.criterion === 'weeks' && data.claim_from !== null && (
              <span className="text-sm text-ink-2">
                {t('weeks.from', { date: days.day(data.claim_from) })}
              </span>
            )}
          </Row>
        ))}
      </ul>
    </Card>
  );
}

function summaryOf(findings: readonly Finding[]): 'chance.all' | 'chance.good' | 'chance.gaps' {
  if (isEligible(findings)) return 'chance.all';
  return findings.some(({ is }) => is === 'unmet') ? 'chance.gaps' : 'chance.good';
}

interface RowProps {
  readonly finding: Finding;
  /** What is missing, and what to do about it. */
  readonly children: ReactNode;
}

function Row({ finding: { criterion, is }, children }: RowProps) {
  const t = useText(supportTexts);
  const formats = useFormats();
  const { Icon, ink, said } = looks[is];
  return (
    <li className="flex items-start gap-3">
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${ink}`} />
      <div className="flex min-w-0 flex-col">
        <span className="font-medium">
          {t(`rule.${criterion}`, {
            age: String(currentPolicy.ageMin),
            hours: String(currentPolicy.hoursBelow),
            cv: formats.percent(currentPolicy.cvPercent / 100),
            weeks: String(currentPolicy.weeks),
          })}
        </span>
        <span className={`text-sm ${ink}`}>{t(said)}</span>
        {children}
      </div>
    </li>
  );
}

/** How far the CV is, what is missing of it, and the way there. */
function MissingOfCv({ known: { cv } }: { readonly known: Chance }) {
  const t = useText(supportTexts);
  const formats = useFormats();
  return (
    <div className="flex flex-col gap-1 text-sm text-ink-2">
      <span>{t('cv.now', { percent: formats.percent(cv.percent / 100) })}</span>
      <ul className="list-disc ps-5" aria-label={t('cv.missing')}>
        {cv.missing.map((part) => (
          <li key={part}>{t(`cv.${part}`)}</li>
        ))}
      </ul>
      <Link href={hrefOf('job-board', { tab: 'cv' })} look="standalone">
        {t('cv.write')}
      </Link>
    </div>
  );
}
