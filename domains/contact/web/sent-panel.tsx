import { ButtonLink } from '@egcr/ui/button';
import { ConfirmationPanel } from '@egcr/ui/confirmation-panel';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useEffect, useRef } from 'react';

import { contactTexts } from './texts.ts';

/** The message has arrived: its reference, and where to see how far it is. */
export function SentPanel({ reference, email }: { readonly reference: string; readonly email: string }) {
  const t = useText(contactTexts);
  const place = useRef<HTMLDivElement>(null);
  // The form with the focus is gone.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} role="status" className="max-w-2xl outline-none">
      <ConfirmationPanel
        id="contact-sent"
        title={t('sent')}
        description={t('sent.text', { email })}
        reference={{ label: t('reference'), value: reference }}
        actions={
          <>
            <ButtonLink href={`/contact?view=status&reference=${reference}`}>{t('sent.status')}</ButtonLink>
            <ButtonLink look="secondary" href="/">
              {t('sent.home')}
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}
