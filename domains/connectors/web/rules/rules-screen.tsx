import { callFileActing, forPrincipal } from '@egcr/organisations/web';
import { BackLink } from '@egcr/ui/back-link';
import { Badge } from '@egcr/ui/badge';
import { ButtonLink } from '@egcr/ui/button';
import { EmptyState } from '@egcr/ui/empty-state';
import { ErrorCard } from '@egcr/ui/error-card';
import { Anchor } from '@egcr/ui/link';
import { Page } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { SearchedList } from '@egcr/web-kit/list/searched-list.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { Split } from 'lucide-react';

import { rulesFileCall, type RoutingRuleShown } from '@egcr/payments/contract';
import { gatewayAddress, usePaymentText, useRailName } from '@egcr/payments/web';
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
  const t = useText(ruleTexts);
  const nameOf = useRailName();
  const [newest] = rule.versions;
  if (newest === undefined) return null;
  const states = new Set(rule.versions.slice(0, 2).map(({ state }) => state));
  return (
    <li className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4 transition-colors hover:bg-sunken">
      <span className="flex min-w-0 flex-1 basis-40 flex-col gap-0.5">
        <Anchor href={rulePath(rule.id)} className="font-medium wrap-anywhere after:absolute after:inset-0">
          <bdi>{newest.title}</bdi>
        </Anchor>
        <span className="text-sm text-ink-2">{newest.rails.map(({ rail }) => nameOf(rail)).join(' · ')}</span>
      </span>
      <span className="flex flex-wrap items-center gap-2">
        {rule.is_sample && <Badge>{t('sample')}</Badge>}
        {rule.is_test && <Badge>{t('test')}</Badge>}
        {states.has('draft') && <RuleState state="draft" />}
        {states.has('active') && <RuleState state="active" />}
        {newest.state === 'retired' && <RuleState state="retired" />}
      </span>
    </li>
  );
}

export const Screen: ComponentType = forPrincipal(Content);
