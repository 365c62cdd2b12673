import { captchaToken } from '@egcr/captcha/web';
import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { TextField } from '@egcr/ui/text-field';
import { call } from '@egcr/web-kit/call';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useSchemaForm } from '@egcr/web-kit/forms';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useEffect, useRef, useState } from 'react';

import { askByEmailCall, emailForm } from '../contract/endpoints.ts';
import { useOpeningSentences } from './opening-sentences.ts';
import { openingTexts } from './texts.ts';

/** For visitors: an address, which counts once it is confirmed by mail. */
export function ByEmail({ service }: { readonly service: string }) {
  const t = useText(openingTexts);
  const [trap, setTrap] = useState('');
  const [sentTo, setSentTo] = useState<string>();
  const form = useSchemaForm({
    schema: emailForm,
    defaultValues: { email: '' },
    sentences: useOpeningSentences(),
  });
  const send = form.submit(async ({ email }) => {
    const token = await captchaToken('opening');
    await call(askByEmailCall, {
      params: { service },
      body: {
        email,
        ...(token !== undefined && { captcha_token: token }),
        ...(trap !== '' && { website: trap }),
      },
    });
    setSentTo(email);
  });
  if (sentTo !== undefined) return <Sent email={sentTo} />;
  return (
    <FormShell
      form={form}
      onSubmit={send}
      action={
        <Button type="submit" busy={form.isBusy} className="self-start">
          {t('tell')}
        </Button>
      }
    >
      <TextField
        label={t('email')}
        hint={t('email.hint')}
        type="email"
        autoComplete="email"
        dir="ltr"
        {...form.field('email')}
      />
      <div aria-hidden className="sr-only">
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={trap}
          onChange={(event) => setTrap(event.currentTarget.value)}
        />
      </div>
    </FormShell>
  );
}

function Sent({ email }: { readonly email: string }) {
  const t = useText(openingTexts);
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
