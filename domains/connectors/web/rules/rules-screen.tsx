import { callFileActing, forPrincipal } from '@egcr/organisations/web';
import { BackLink } from '@egcr/ui/back-link';
import { ButtonLink } from '@egcr/ui/button';
import { EmptyState } from '@egcr/ui/empty-state';
import { ErrorCard } from '@egcr/ui/error-card';
import { LinkRow } from '@egcr/ui/link-row';
import { Page } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { SearchedList } from '@egcr/web-kit/list/searched-list.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { Split } from 'lucide-react';

import { rulesFileCall, type RoutingRuleShown } from '@egcr/payments/contract';
import { gatewayAddress, TestMarks, usePaymentText, useRailName } from '@egcr/payments/web';
import type { ComponentType } from 'react';
import { NEW_RULE, rulePath } from './rule-addresses.ts';
import { useRules } from './rule-queries.ts';
import { RuleState } from './rule-state.tsx';
import { ruleTexts } from './texts.ts';

/** `/payment-gateway/routing`: a merchant's rules. */
function Content() {
  const t = useText(ruleTexts);
  const gateway = usePaymentText();
  const say = useSentences();
  const rules = useRules();
  return (
    <Page>
      <BackLink href={gatewayAddress.to()}>{gateway('title')}</BackLink>
      <PageHeading
        title={t('title')}
        description={t('lead')}
        actions={
          <ButtonLink href={NEW_RULE} icon={<Split aria-hidden className="size-5" />}>
            {t('new')}
          </ButtonLink>
        }
      />
      {rules.data ? (
        <List rules={rules.data} />
      ) : rules.isError ? (
        <ErrorCard
          title={t('unread')}
          description={say.failure(rules.error)}
          retryLabel={t('retry')}
          onRetry={() => void rules.refetch()}
        />
      ) : (
        <SkeletonGroup label={t('loading')}>
          <Skeleton className="h-64" />
        </SkeletonGroup>
      )}
    </Page>
  );
}

function List({ rules }: { readonly rules: readonly RoutingRuleShown[] }) {
  const t = useText(ruleTexts);
  const nameOf = useRailName();
  if (rules.length === 0)
    return (
      <EmptyState
        icon={<Split aria-hidden className="size-5" />}
        title={t('none')}
        description={t('none.text')}
        action={<ButtonLink href={NEW_RULE}>{t('new')}</ButtonLink>}
      />
    );
  return (
    <SearchedList
      items={rules}
      label={t('title')}
      searchLabel={t('search')}
      textOf={({ versions: [newest] }) =>
        newest ? [newest.title, ...newest.rails.map(({ rail }) => nameOf(rail))].join(' ') : ''
      }
      fetchSheet={() => callFileActing(rulesFileCall)}
      renderRow={(rule) => <Row key={rule.id} rule={rule} />}
      className="card flex flex-col divide-y divide-line"
    />
  );
}

function Row({ rule }: { readonly rule: RoutingRuleShown }) {
  const nameOf = useRailName();
  const [newest] = rule.versions;
  if (newest === undefined) return null;
  const states = new Set(rule.versions.slice(0, 2).map(({ state }) => state));
  return (
    <LinkRow
      href={rulePath(rule.id)}
      title={newest.title}
      facts={newest.rails.map(({ rail }) => nameOf(rail)).join(' · ')}
    >
      <TestMarks of={rule} />
      {states.has('draft') && <RuleState state="draft" />}
      {states.has('active') && <RuleState state="active" />}
      {newest.state === 'retired' && <RuleState state="retired" />}
    </LinkRow>
  );
}

export const Screen: ComponentType = forPrincipal(Content);
