import { forPrincipal } from '@egcr/organisations/web';
import { BackLink } from '@egcr/ui/back-link';
import { Banner } from '@egcr/ui/banner';
import { Card } from '@egcr/ui/card';
import { Page, PageColumns } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { usePathPart } from '@egcr/web-kit/router.tsx';
import { ListedPage } from '@egcr/wallet/web';
import { useState, type ComponentType } from 'react';

import type { Webhook } from '../../contract/index.ts';
import { DEVELOPERS, webhookPath } from '../addresses.ts';
import { MadeSecret } from '../made-secret.tsx';
import { useWebhook } from '../queries.ts';
import { useDeveloperText } from '../text.ts';
import { DeliveryList } from './delivery-list.tsx';
import { HookBadges } from './hook-list.tsx';
import { EventsCard } from './events-card.tsx';
import { RotateButton, SwitchButton } from './hook-buttons.tsx';
import { hookTexts } from './texts.ts';

/** `/payment-gateway/developers/webhooks/$webhookId`: what was sent there, and the ways to change it. */
function Content() {
  const t = useText(hookTexts);
  const d = useDeveloperText();
  const hook = useWebhook(usePathPart('webhookId'));
  return (
    <Page>
      <BackLink href={DEVELOPERS}>{d('title')}</BackLink>
      <ListedPage
        read={hook}
        list={{ href: DEVELOPERS, title: d('title') }}
        said={{
          loading: t('loading'),
          unread: t('unread'),
          missing: t('missing'),
          missingText: t('missing.text'),
        }}
      >
        {(found) => <Shown hook={found} />}
      </ListedPage>
    </Page>
  );
}

function Shown({ hook }: { readonly hook: Webhook }) {
  const t = useText(hookTexts);
  const [secret, setSecret] = useState<string>();
  const { disabled_why: why } = hook;
  return (
    <>
      <PageHeading
        title={<bdi className="wrap-anywhere">{hook.url}</bdi>}
        actions={<HookBadges hook={hook} />}
      />
      {(why === 'gone' || why === 'failing') && <Banner tone="warn">{t(`hook.why.${why}`)}</Banner>}
      {secret !== undefined && (
        <Card padding="large">
          <MadeSecret
            secret={secret}
            label={t('hook.secret')}
            title={t('hook.copy')}
            text={t('hook.copy.text')}
            next={webhookPath(hook.id)}
          />
        </Card>
      )}
      <PageColumns
        aside={
          <>
            <Card title={t('hook.secret')} description={t('hook.rotate.text')}>
              <RotateButton hook={hook} onMade={setSecret} />
              <SwitchButton hook={hook} />
            </Card>
            <EventsCard hook={hook} />
          </>
        }
      >
        <section aria-labelledby="deliveries" className="flex flex-col gap-3">
          <h2 id="deliveries" className="text-lg font-semibold">
            {t('deliveries')}
          </h2>
          <DeliveryList hook={hook} />
        </section>
      </PageColumns>
    </>
  );
}

export const Screen: ComponentType = forPrincipal(Content);
