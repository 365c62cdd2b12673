import { forPrincipal, useMayChange } from '@egcr/organisations/web';
import { hrefOf } from '@egcr/contract/product-screens';
import { BackLink } from '@egcr/ui/back-link';
import { Button, ButtonLink } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { Page } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { Tabs } from '@egcr/ui/tabs';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useAddress } from '@egcr/web-kit/list/use-address';
import { useCopy } from '@egcr/wallet/web';
import { Copy, KeyRound, ListTree } from 'lucide-react';
import type { ComponentType } from 'react';

import { API_REFERENCE, developersAddress, developerTabs, NEW_KEY, REQUESTS } from '../addresses.ts';
import { EventList } from '../hooks/event-list.tsx';
import { HookSection } from '../hooks/hook-list.tsx';
import { hookTexts } from '../hooks/texts.ts';
import { useDeveloperText } from '../text.ts';
import { firstCall } from './first-call.ts';
import { KeyList } from './key-list.tsx';

/** `/payment-gateway/developers`: the reader's keys, webhooks and events, and how to begin. */
function Content() {
  const t = useDeveloperText();
  const h = useText(hookTexts);
  const mayChange = useMayChange();
  const { view, show } = useAddress(developersAddress);
  return (
    <Page>
      <BackLink href={hrefOf('payment-gateway')}>{t('gateway')}</BackLink>
      <PageHeading
        title={t('title')}
        description={t('lead')}
        actions={
          <span className="flex flex-wrap gap-3">
            <ButtonLink look="secondary" href={REQUESTS} icon={<ListTree aria-hidden className="size-5" />}>
              {t('requests')}
            </ButtonLink>
            {mayChange && (
              <ButtonLink href={NEW_KEY} icon={<KeyRound aria-hidden className="size-5" />}>
                {t('new')}
              </ButtonLink>
            )}
          </span>
        }
      />
      <Tabs
        label={t('tabs')}
        value={view.tab ?? 'keys'}
        onValueChange={(value) => show({ tab: developerTabs.find((tab) => tab === value) })}
        tabs={[
          { value: 'keys', label: t('keys'), content: <KeyList /> },
          { value: 'webhooks', label: h('hooks'), content: <HookSection /> },
          { value: 'events', label: h('events'), content: <EventList /> },
        ]}
      />
      <FirstCall />
    </Page>
  );
}

function FirstCall() {
  const t = useDeveloperText();
  const copy = useCopy();
  const command = firstCall(window.location.origin);
  return (
    <Card title={t('start')} description={t('start.text')}>
      <pre
        dir="ltr"
        className="rounded-lg border border-line bg-sunken p-4 text-sm wrap-anywhere whitespace-pre-wrap"
      >
        <code data-untranslated>{command}</code>
      </pre>
      <div className="flex flex-wrap gap-3">
        <Button
          look="secondary"
          icon={<Copy aria-hidden className="size-4.5" />}
          onClick={() => void copy(command, t('copied'))}
        >
          {t('copy')}
        </Button>
        <ButtonLink look="quiet" href={API_REFERENCE}>
          {t('reference')}
        </ButtonLink>
      </div>
    </Card>
  );
}

export const Screen: ComponentType = forPrincipal(Content);
