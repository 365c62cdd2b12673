import { BackLink } from '@egcr/ui/back-link';
import { decimalMark } from '@egcr/ui/format-money';
import { Page, PageColumns } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { useToasts } from '@egcr/ui/toast';
import { callActing, forPrincipal } from '@egcr/organisations/web';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { usePageTitle } from '@egcr/web-kit/page-title';
import { usePathPart } from '@egcr/web-kit/router.tsx';
import { assetCodeOr, ListedPage, scaleOf } from '@egcr/wallet/web';
import { useQueryClient } from '@tanstack/react-query';

import { draftRuleCall, type RoutingRuleShown, type RuleDraft } from '@egcr/payments/contract';
import { TestMarks } from '@egcr/payments/web';
import type { ComponentType } from 'react';
import { ROUTING } from './rule-addresses.ts';
import { isShownWhole, typedRule } from './rule-form.ts';
import { RuleEditor } from './rule-editor.tsx';
import { keepRule, useRule } from './rule-queries.ts';
import { RuleState } from './rule-state.tsx';
import { RuleSteps } from './rule-steps.tsx';
import { ruleTexts } from './texts.ts';

/** `/payment-gateway/routing/$ruleId`: one rule: its draft, what it would cost, and its versions. */
function Content() {
  const t = useText(ruleTexts);
  const id = usePathPart('ruleId');
  const rule = useRule(id);
  usePageTitle(rule.data?.versions[0]?.title);
  return (
    <Page>
      <BackLink href={ROUTING}>{t('title')}</BackLink>
      <ListedPage
        read={rule}
        list={{ href: ROUTING, title: t('title') }}
        said={{
          loading: t('loading'),
          unread: t('unread'),
          missing: t('missing'),
          missingText: t('missing.text'),
        }}
      >
        {(found) => <Shown rule={found} />}
      </ListedPage>
    </Page>
  );
}

function Shown({ rule }: { readonly rule: RoutingRuleShown }) {
  const t = useText(ruleTexts);
  const [newest] = rule.versions;
  if (newest === undefined) return null;
  return (
    <>
      <PageHeading
        title={newest.title}
        actions={
          <span className="flex flex-wrap gap-2">
            <TestMarks of={rule} />
            <RuleState state={newest.state} />
          </span>
        }
      />
      <PageColumns aside={<RuleSteps rule={rule} />}>
        {newest.state === 'retired' ? <p className="text-ink-2">{t('ended')}</p> : <Editor rule={rule} />}
      </PageColumns>
    </>
  );
}

function Editor({ rule }: { readonly rule: RoutingRuleShown }) {
  const t = useText(ruleTexts);
  const { locale } = useLanguage();
  const toasts = useToasts();
  const client = useQueryClient();
  const [newest] = rule.versions;
  if (newest === undefined) return null;
  const save = async (body: RuleDraft) => {
    await keepRule(client, await callActing(draftRuleCall, { params: { id: rule.id }, body }));
    toasts.show({ title: t('saved'), tone: 'ok' });
  };
  return (
    <RuleEditor
      key={rule.id}
      ruleId={rule.id}
      isWhole={isShownWhole(newest)}
      start={typedRule(newest, (minor, currency) => plainAmount(minor, currency, locale))}
      onSave={save}
    />
  );
}

/** An amount as it is typed: digits and the reader's decimal mark, nothing else. */
function plainAmount(minor: string, currency: string, locale: string): string {
  const code = assetCodeOr(currency);
  const scale = scaleOf(code);
  const digits = minor.padStart(scale + 1, '0');
  if (scale === 0) return digits;
  return `${digits.slice(0, -scale)}${decimalMark(locale)}${digits.slice(-scale)}`;
}

export const Screen: ComponentType = forPrincipal(Content);
