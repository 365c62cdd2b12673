import { forPrincipal } from '@egcr/organisations/web';
import { BackLink } from '@egcr/ui/back-link';
import { Card } from '@egcr/ui/card';
import { Page } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { useState, type ComponentType } from 'react';

import { DEVELOPERS } from '../addresses.ts';
import { MadeSecret } from '../made-secret.tsx';
import { useDeveloperText } from '../text.ts';
import { KeyForm } from './key-form.tsx';

/** `/payment-gateway/developers/keys/new`: what the key may do; then the key itself, once. It is in this page's memory and nowhere else. */
function Content() {
  const t = useDeveloperText();
  const [secret, setSecret] = useState<string>();
  return (
    <Page>
      <BackLink href={DEVELOPERS}>{t('title')}</BackLink>
      <PageHeading title={t('new')} {...(secret === undefined && { description: t('new.lead') })} />
      <Card padding="large">
        {secret === undefined ? (
          <KeyForm onMade={setSecret} />
        ) : (
          <MadeSecret
            secret={secret}
            label={t('made.key')}
            title={t('made')}
            text={t('made.text')}
            next={DEVELOPERS}
          />
        )}
      </Card>
    </Page>
  );
}

export const Screen: ComponentType = forPrincipal(Content);
