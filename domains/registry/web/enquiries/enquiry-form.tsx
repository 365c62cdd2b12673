import { captchaToken } from '@egcr/captcha/web';
import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { TextAreaField, TextField } from '@egcr/ui/text-field';
import { call } from '@egcr/web-kit/call';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import { authState } from '@egcr/web-kit/session-state';
import { useEffect, useRef, useState } from 'react';

import { enquiryForm, writeEnquiryCall } from '../../contract/enquiries/endpoints.ts';
import { registryTexts } from '../texts.ts';
import { enquiryTexts } from './texts.ts';

interface EnquiryFormProps {
  readonly slug: string;
  readonly business: string;
}

/** Name, address and message to a business; afterwards, that it was sent. */
export function EnquiryForm({ slug, business }: EnquiryFormProps) {
  const [sentTo, setSentTo] = useState<string>();
  return sentTo === undefined ? (
    <Fields slug={slug} onSent={setSentTo} />
  ) : (
    <Sent email={sentTo} business={business} />
  );
}

interface FieldsProps {
  readonly slug: string;
  readonly onSent: (email: string) => void;
}

function Fields({ slug, onSent }: FieldsProps) {
  const t = useText(enquiryTexts);
  const [trap, setTrap] = useState('');
  const form = useKeptForm({
    name: `registry.enquiry.${slug}`,
    keeps: ['name', 'email', 'message'],
    schema: enquiryForm,
    defaultValues: { name: ownName(), email: authState().user?.email ?? '', message: '' },
    sentences: useEnquirySentences(),
  });
  const send = form.submit(async (values) => {
    const token = await captchaToken('enquiry');
    await call(writeEnquiryCall, {
      params: { slug },
      body: {
        ...values,
        ...(token !== undefined && { captcha_token: token }),
        ...(trap !== '' && { website: trap }),
      },
    });
    onSent(values.email);
  });
  return (
    <FormShell
      form={form}
      onSubmit={send}
      action={
        <>
          <Button type="submit" busy={form.isBusy} className="self-start">
            {t('send')}
          </Button>
          <p className="text-sm text-ink-2">{t('kept')}</p>
        </>
      }
    >
      <TextField label={t('name')} autoComplete="name" dir="auto" {...form.field('name')} />
      <TextField
        label={t('email')}
        hint={t('email.hint')}
        type="email"
        autoComplete="email"
        {...form.field('email')}
      />
      <TextAreaField
        label={t('message')}
        hint={t('message.hint')}
        rows={6}
        dir="auto"
        {...form.field('message')}
      />
      {/* Nobody sees or reaches this field; only machines fill it in. */}
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

function Sent({ email, business }: { readonly email: string; readonly business: string }) {
  const t = useText(enquiryTexts);
  const place = useRef<HTMLDivElement>(null);
  // The form with the focus is gone.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <Banner tone="ok" isLive>
        <strong>{t('sent')}</strong>
        <br />
        {t('sent.text', { name: business, email })}
      </Banner>
    </div>
  );
}

function useEnquirySentences() {
  const t = useText(enquiryTexts);
  const r = useText(registryTexts);
  return sentences(
    writeEnquiryCall,
    {
      not_found: r('unread'),
      messages_closed: t('no.closed'),
      captcha_failed: t('no.captcha'),
      too_many_messages: t('no.many'),
    },
    ({ field, code }) => {
      if (field === 'message' && code === 'too_short') return t('issue.message');
      return code === 'email_format' ? t('issue.email') : undefined;
    },
  );
}

/** The name of the person who is signed in; empty for visitors. */
function ownName(): string {
  const { userProfile } = authState();
  return userProfile ? `${userProfile.first_name ?? ''} ${userProfile.last_name ?? ''}`.trim() : '';
}
