import { PinDialog, pinSaidAtField } from '@egcr/identity/web';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { useToasts } from '@egcr/ui/toast';
import { callActing } from '@egcr/organisations/web';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import * as z from 'zod/mini';

import {
  activateRuleCall,
  retireRuleCall,
  type RoutingRuleShown,
  type RuleVersion,
} from '@egcr/payments/contract';
import { keepRule, rereadRules } from './rule-queries.ts';
import { RuleState } from './rule-state.tsx';
import { ruleTexts } from './texts.ts';

interface RuleStepsProps {
  readonly rule: RoutingRuleShown;
}

/** What can be done with a rule, and its versions. */
export function RuleSteps({ rule }: RuleStepsProps) {
  const t = useText(ruleTexts);
  const [asked, setAsked] = useState<'activate' | 'end'>();
  const draft = rule.versions.find(({ state }) => state === 'draft');
  const isOver = rule.versions.every(({ state }) => state === 'retired');
  const close = () => setAsked(undefined);
  return (
    <Card tone="sunken" title={t('versions')}>
      <ol className="flex flex-col divide-y divide-line">
        {rule.versions.map((version) => (
          <Version key={version.version} version={version} />
        ))}
      </ol>
      {draft && (
        <Button width="full" onClick={() => setAsked('activate')}>
          {t('activate', { number: draft.version })}
        </Button>
      )}
      {!isOver && (
        <Button look="secondary" width="full" onClick={() => setAsked('end')}>
          {t('end')}
        </Button>
      )}
      {asked === 'activate' && draft && <Activate rule={rule} draft={draft} onClose={close} />}
      {asked === 'end' && <End rule={rule} onClose={close} />}
    </Card>
  );
}

function Version({ version }: { readonly version: RuleVersion }) {
  const t = useText(ruleTexts);
  const formats = useFormats();
  const at = version.retired_at ?? version.activated_at ?? version.created_at;
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-2.5">
      <span className="font-medium">{t('version', { number: version.version })}</span>
      <RuleState state={version.state} />
      <time dateTime={at} className="num w-full text-sm text-ink-2">
        {formats.exact(at)}
      </time>
    </li>
  );
}

const step = z.object({ rule: z.string(), seen: z.string() });

interface StepProps extends RuleStepsProps {
  readonly onClose: () => void;
}

function Activate({ rule, draft, onClose }: StepProps & { readonly draft: RuleVersion }) {
  const t = useText(ruleTexts);
  const toasts = useToasts();
  const client = useQueryClient();
  const { attempt } = useKeptAttempt('payments.rule.activate', step);
  const { failure } = useSentences(
    sentences(activateRuleCall, {
      ...pinSaidAtField,
      not_found: t('missing'),
      rule_closed: t('issue.closed'),
      rule_changed: t('issue.changed'),
      rule_limit_reached: t('issue.limit'),
    }),
  );
  const { version, created_at: seen } = draft;
  async function run(pin: string) {
    try {
      const active = await attempt({ rule: rule.id, seen }, (idempotencyKey) =>
        callActing(
          activateRuleCall,
          { params: { id: rule.id }, body: { version, seen, pin } },
          { idempotencyKey },
        ),
      );
      if (active) await keepRule(client, active);
      toasts.show({ title: t('activated'), tone: 'ok' });
    } catch (refusal) {
      void rereadRules(client);
      throw refusal;
    }
  }
  return (
    <Suspense>
      <PinDialog
        title={t('activate', { number: version })}
        description={t('activate.text')}
        confirmLabel={t('activate', { number: version })}
        run={run}
        explain={failure}
        onClose={onClose}
      />
    </Suspense>
  );
}

function End({ rule, onClose }: StepProps) {
  const t = useText(ruleTexts);
  const toasts = useToasts();
  const client = useQueryClient();
  const { attempt } = useKeptAttempt('payments.rule.end', step);
  const { failure } = useSentences(
    sentences(retireRuleCall, { ...pinSaidAtField, not_found: t('missing'), rule_closed: t('issue.closed') }),
  );
  async function run(pin: string) {
    const ended = await attempt({ rule: rule.id, seen: 'end' }, (idempotencyKey) =>
      callActing(retireRuleCall, { params: { id: rule.id }, body: { pin } }, { idempotencyKey }),
    );
    if (ended) await keepRule(client, ended);
    toasts.show({ title: t('ended'), tone: 'ok' });
  }
  return (
    <Suspense>
      <PinDialog
        title={t('end')}
        description={t('end.text')}
        confirmLabel={t('end')}
        run={run}
        explain={failure}
        onClose={onClose}
      />
    </Suspense>
  );
}
