import { Badge } from '@egcr/ui/badge';
import { ButtonLink } from '@egcr/ui/button';
import { EmptyState } from '@egcr/ui/empty-state';
import { Anchor } from '@egcr/ui/link';
import { askedIn, callFileActing, NarrowedList, useMayChange, type Narrowed } from '@egcr/organisations/web';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useAddress } from '@egcr/web-kit/list/use-address';
import { Webhook as WebhookIcon } from 'lucide-react';

import { webhooksFileCall, webhookStates, type Webhook } from '../../contract/index.ts';
import { developersAddress, NEW_WEBHOOK, webhookPath } from '../addresses.ts';
import { useWebhooks } from '../queries.ts';
import { useDeveloperText } from '../text.ts';
import { hookTexts } from './texts.ts';

/** The reader's webhooks, newest first, and the way to another one. */
export function HookSection() {
  const t = useText(hookTexts);
  const mayChange = useMayChange();
  const address = useAddress(developersAddress);
  const { hook: state, mode, words } = address.view;
  const view = { state, mode, words };
  function show(change: Narrowed<Webhook['state']>, how?: 'replace') {
    const { state: hook, ...others } = change;
    address.show('state' in change ? { ...others, hook } : others, how);
  }
  return (
    <div className="flex flex-col gap-4">
      {mayChange && (
        <ButtonLink look="secondary" href={NEW_WEBHOOK} className="self-start">
          {t('hook.new')}
        </ButtonLink>
      )}
      <NarrowedList
        view={view}
        onShow={show}
        choice={{ states: webhookStates, nameOf: (each) => t(`hook.${each}`) }}
        searchLabel={t('hook.search')}
        fetchSheet={() => callFileActing(webhooksFileCall, { query: askedIn(view) })}
        pages={useWebhooks(view)}
        label={t('hooks')}
        renderRow={(hook) => <HookRow key={hook.id} hook={hook} />}
        empty={
          <EmptyState
            icon={<WebhookIcon aria-hidden className="size-5" />}
            title={t('hook.none')}
            description={t('hooks.text')}
          />
        }
      />
    </div>
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
