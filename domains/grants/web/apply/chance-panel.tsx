import { Card } from '@egcr/ui/card';
import { Skeleton } from '@egcr/ui/skeleton';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { CircleCheck, CircleDashed, CircleX, type LucideIcon } from 'lucide-react';

import {
  judgeEligibility,
  isEligible,
  type Finding,
  type KnownFacts,
  type KnownFactsShown,
  type Programme,
  type Wish,
} from '../../contract/index.ts';
import { useFacts } from '../queries.ts';
import { grantTexts } from '../texts.ts';
import { useGapText } from './gap-text.ts';

interface ChancePanelProps {
  readonly programme: Programme;
  readonly actingFor: string | undefined;
  /** What is written so far. */
  readonly wish: Wish;
}

const looks = {
  met: { Icon: CircleCheck, ink: 'text-ok', said: 'chance.met' },
  unmet: { Icon: CircleX, ink: 'text-bad', said: 'chance.unmet' },
  unknown: { Icon: CircleDashed, ink: 'text-ink-2', said: 'chance.unknown' },
} as const satisfies Readonly<
  Record<Finding['is'], { readonly Icon: LucideIcon; readonly ink: string; readonly said: string }>
>;

/** Every criterion of a programme, and why one is not met: by the rules that decide, on each key press. */
export function ChancePanel({ programme, actingFor, wish }: ChancePanelProps) {
  const t = useText(grantTexts);
  const facts = useFacts(programme.slug, actingFor);
  if (facts.data === undefined)
    return (
      <Card title={t('chance')}>
        {facts.isPending ? (
          <Skeleton className="h-48" />
        ) : (
          <p className="text-sm text-ink-2">{t('unread')}</p>
        )}
      </Card>
    );
  const findings = judgeEligibility(termsIn(programme), factsOf(facts.data), wish);
  return (
    <Card title={t('chance')} description={t(summaryOf(findings))}>
      <ul className="flex flex-col gap-3" aria-label={t('chance')}>
        {findings.map((finding) => (
          <Row key={finding.criterion} {...{ finding, programme, facts: facts.data, wish }} />
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
  readonly programme: Programme;
  readonly facts: KnownFactsShown;
  readonly wish: Wish;
}

function Row({ finding: { criterion, is }, programme, facts, wish }: RowProps) {
  const t = useText(grantTexts);
  const gap = useGapText();
  const { Icon, ink, said } = looks[is];
  return (
    <li className="flex items-start gap-3">
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${ink}`} />
      <span className="flex min-w-0 flex-col">
        <span className="font-medium">
          {t(`rule.${criterion}`)}
          <span className="sr-only">: {t(said)}</span>
        </span>
        {is === 'unmet' && (
          <span className="text-sm text-bad">{gap(criterion, { programme, facts, wish })}</span>
        )}
        {is === 'unknown' && (
          <span aria-hidden className="text-sm text-ink-2">
            {t('chance.unknown')}
          </span>
        )}
      </span>
    </li>
  );
}

/** What the server knows, as the rules take it. */
function factsOf(shown: KnownFactsShown): KnownFacts {
  return {
    kind: shown.kind,
    isContactConfirmed: shown.is_contact_confirmed,
    isOrganisationVerified: shown.is_organisation_verified,
    country: shown.country,
    isOpen: shown.is_open,
    hasActiveApplication: shown.active !== null,
    isProposer: shown.is_proposer,
    budgetMinor: BigInt(shown.budget.value),
  };
}

/** What the rules need of a programme, as it was sent: the same for those of the code and for those that people made. */
function termsIn(programme: Programme) {
  const [minimumMinor, maximumMinor] = [BigInt(programme.minimum.value), BigInt(programme.maximum.value)];
  return {
    ...programme,
    minimumMinor,
    maximumMinor,
    verifiedFromMinor: BigInt(programme.verified_from.value),
  };
}
