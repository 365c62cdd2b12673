import { Badge } from '@egcr/ui/badge';
import { ButtonLink } from '@egcr/ui/button';
import { EmptyState } from '@egcr/ui/empty-state';
import { Anchor } from '@egcr/ui/link';
import { Skeleton } from '@egcr/ui/skeleton';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { PagedList } from '@egcr/web-kit/list/paged-list.tsx';
import { Webhook as WebhookIcon } from 'lucide-react';

import type { Webhook } from '../../contract/index.ts';
import { NEW_WEBHOOK, webhookPath } from '../addresses.ts';
import { useWebhooks } from '../queries.ts';
import { useDeveloperText } from '../text.ts';
import { hookTexts } from './texts.ts';

/** The reader's webhooks, newest first. */
export function HookSection() {
  const t = useText(hookTexts);
  return (
    <section aria-labelledby="webhooks" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="webhooks" className="text-lg font-semibold">
          {t('hooks')}
        </h2>
        <ButtonLink look="secondary" href={NEW_WEBHOOK}>
          {t('hook.new')}
        </ButtonLink>
      </div>
      <PagedList
        pages={useWebhooks()}
        label={t('hooks')}
        renderRow={(hook) => <HookRow key={hook.id} hook={hook} />}
        empty={
          <EmptyState
            icon={<WebhookIcon aria-hidden className="size-5" />}
            title={t('hook.none')}
            description={t('hooks.text')}
          />
        }
        skeleton={<Skeleton className="h-32 rounded-lg" />}
        className="card flex flex-col divide-y divide-line"
      />
    </section>
  );
}

function HookRow({ hook }: { readonly hook: Webhook }) {
  return (
    <li className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4 transition-colors hover:bg-sunken">
      <Anchor
        href={webhookPath(hook.id)}
        className="min-w-0 flex-1 basis-60 font-medium wrap-anywhere after:absolute after:inset-0"
      >
        <bdi>{hook.url}</bdi>
      </Anchor>
      <HookBadges hook={hook} />
    </li>
  );
}

/** Of which mode it is, and whether it is told of events. */
export function HookBadges({ hook }: { readonly hook: Webhook }) {
  const t = useText(hookTexts);
  const d = useDeveloperText();
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Badge tone={hook.mode === 'live' ? 'info' : 'neutral'}>{d(`mode.${hook.mode}`)}</Badge>
      <Badge tone={hook.state === 'enabled' ? 'ok' : 'warn'}>{t(`hook.${hook.state}`)}</Badge>
    </span>
  );
}
