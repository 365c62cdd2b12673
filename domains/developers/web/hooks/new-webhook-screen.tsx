import { PinDialog, pinSaidAtField } from '@egcr/identity/web';
import { BackLink } from '@egcr/ui/back-link';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { ErrorSummary } from '@egcr/ui/error-summary';
import { Page } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { RadioGroup } from '@egcr/ui/radio-group';
import { TextField } from '@egcr/ui/text-field';
import { callActing, forPrincipal } from '@egcr/organisations/web';
import { useSchemaForm } from '@egcr/web-kit/forms';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState, type ComponentType } from 'react';
import * as z from 'zod/mini';

import { apiEventTypes, keyModes, makeWebhookCall } from '../../contract/index.ts';
import { WEBHOOKS_ENABLED_MAX } from '../../contract/limits.ts';
import { DEVELOPERS, webhookPath } from '../addresses.ts';
import { MadeSecret } from '../made-secret.tsx';
import { rereadDevelopers } from '../queries.ts';
import { useDeveloperText } from '../text.ts';
import { EventChoice } from './event-choice.tsx';
import { wantedEvents } from './event-rules.ts';
import { hookTexts } from './texts.ts';

const hookValues = z.object({
  url: z.string().check(z.refine((text) => URL.canParse(text.trim()), 'url_not_allowed')),
  mode: z.enum(keyModes),
  events: z.array(z.enum(apiEventTypes)).check(z.minLength(1, 'events')),
});
type HookValues = z.infer<typeof hookValues>;

interface Made {
  readonly id: string;
  readonly secret: string;
}

/** `/payment-gateway/developers/webhooks/new`: where to, and of which mode; then the secret, once. */
function Content() {
  const t = useText(hookTexts);
  const d = useDeveloperText();
  const [made, setMade] = useState<Made>();
  return (
    <Page>
      <BackLink href={DEVELOPERS}>{d('title')}</BackLink>
      <PageHeading title={t('hook.new')} description={t('hooks.text')} />
      <Card padding="large">
        {made === undefined ? (
          <HookForm onMade={setMade} />
        ) : (
          <MadeSecret
            secret={made.secret}
            label={t('hook.secret')}
            title={t('hook.copy')}
            text={t('hook.copy.text')}
            next={webhookPath(made.id)}
          />
        )}
      </Card>
    </Page>
  );
}

function HookForm({ onMade }: { readonly onMade: (made: Made) => void }) {
  const t = useText(hookTexts);
  const d = useDeveloperText();
  const [asked, setAsked] = useState<HookValues>();
  const plan = useSchemaForm<HookValues, HookValues>({
    schema: hookValues,
    defaultValues: { url: '', mode: 'test', events: [...apiEventTypes] },
    sentences: {
      issue: ({ field }) =>
        field === 'url' ? t('issue.url') : field === 'events' ? t('issue.events') : undefined,
    },
  });
  return (
    <>
      <form
        noValidate
        method="post"
        onSubmit={plan.submit(async (values) => setAsked(values))}
        className="flex flex-col gap-6"
      >
        <ErrorSummary title={d('summary')} problems={plan.problems} attempt={plan.attempt} />
        <TextField
          label={t('hook.url')}
          hint={t('hook.url.hint')}
          type="url"
          inputMode="url"
          dir="ltr"
          {...plan.field('url')}
        />
        <RadioGroup
          label={d('mode')}
          look="cards"
          name="mode"
          value={plan.form.watch('mode')}
          onValueChange={(value) => plan.form.setValue('mode', value === 'live' ? 'live' : 'test')}
          options={keyModes.map((mode) => ({ value: mode, label: d(`mode.${mode}`) }))}
        />
        <EventChoice
          chosen={plan.form.watch('events')}
          onChoose={(events) => {
            plan.form.setValue('events', [...events]);
            if (plan.attempt > 0) void plan.form.trigger('events');
          }}
          {...plan.field('events')}
        />
        <Button type="submit" size="large" width="full">
          {t('hook.new')}
        </Button>
      </form>
      {asked && <Confirm values={asked} onMade={onMade} onClose={() => setAsked(undefined)} />}
    </>
  );
}

interface ConfirmProps {
  readonly values: HookValues;
  readonly onMade: (made: Made) => void;
  readonly onClose: () => void;
}

function Confirm({ values, onMade, onClose }: ConfirmProps) {
  const t = useText(hookTexts);
  const client = useQueryClient();
  const { failure } = useSentences(
    sentences(makeWebhookCall, {
      ...pinSaidAtField,
      url_not_allowed: t('issue.url'),
      webhook_limit_reached: t('issue.hook_limit', { maximum: WEBHOOKS_ENABLED_MAX }),
    }),
  );
  async function run(pin: string) {
    const body = { url: values.url.trim(), mode: values.mode, events: wantedEvents(values.events), pin };
    const { webhook, secret } = await callActing(makeWebhookCall, { body });
    void rereadDevelopers(client);
    onMade({ id: webhook.id, secret });
  }
  return (
    <Suspense>
      <PinDialog
        title={t('hook.new')}
        description={t('hook.pin')}
        confirmLabel={t('hook.new')}
        run={run}
        explain={failure}
        onClose={onClose}
      />
    </Suspense>
  );
}

export const Screen: ComponentType = forPrincipal(Content);
