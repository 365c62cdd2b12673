import { hrefOf } from '@egcr/contract/product-screens';
import { Banner } from '@egcr/ui/banner';
import { Link } from '@egcr/ui/link';
import { PageHeading } from '@egcr/ui/page-heading';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { createQueryClient } from '@egcr/web-kit/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { SubscribeForm } from './subscribe-form.tsx';
import { subscribeTexts } from './texts.ts';

/** `/newsletter`: posts of the blog by mail, for anyone who asks. */
export function Screen() {
  const t = useText(subscribeTexts);
  const [client] = useState(createQueryClient);
  const [sentTo, setSentTo] = useState<string>();
  return (
    <QueryClientProvider client={client}>
      <div className="shell flex flex-col gap-8 py-8 sm:py-14">
        <PageHeading title={t('title')} description={t('lead')} />
        <div className="flex w-full max-w-xl flex-col gap-6">
          {sentTo === undefined ? <SubscribeForm onSent={setSentTo} /> : <Sent email={sentTo} />}
          <p className="text-sm text-ink-2">{t('privacy')}</p>
          <Link href={hrefOf('blog')} look="standalone" className="self-start">
            {t('blog')}
          </Link>
        </div>
      </div>
    </QueryClientProvider>
  );
}

function Sent({ email }: { readonly email: string }) {
  const t = useText(subscribeTexts);
  const place = useRef<HTMLDivElement>(null);
  // The form with the focus is gone.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} role="status" className="outline-none">
      <Banner tone="ok" title={t('sent')}>
        {t('sent.text', { email })}
      </Banner>
    </div>
  );
}
