import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { TextField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { call } from '@egcr/web-kit/call';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import { useText } from '@egcr/web-kit/i18n.tsx';

import {
  givenCode,
  givenPhone,
  givePhoneCall,
  provePhoneCall,
  type BusinessVerification,
} from '../../contract/index.ts';
import { verificationTexts } from '../businesses/texts.ts';
import { ContactStatus } from './contact-status.tsx';
import { contactTexts } from './texts.ts';
import { useContactSentences, useReread } from './use-contact-acts.ts';

/** A phone of a business: a code is sent there, and entered here. */
export function PhoneCard({ found }: { readonly found: BusinessVerification }) {
  const c = useText(contactTexts);
  const t = useText(verificationTexts);
  const contact = found.contacts.find(({ kind }) => kind === 'phone');
  const isCodeSent = contact !== undefined && contact.code_until !== null;
  return (
    <Card title={t('check.phone')} description={c('phone.text')}>
      {contact !== undefined && <ContactStatus id={found.id} contact={contact} />}
      {isCodeSent && <EnterCode id={found.id} />}
      <SendCode key={contact?.value ?? ''} id={found.id} number={contact?.value ?? ''} />
    </Card>
  );
}

function SendCode({ id, number }: { readonly id: string; readonly number: string }) {
  const c = useText(contactTexts);
  const t = useText(verificationTexts);
  const toasts = useToasts();
  const reread = useReread();
  const name = `verification.phone.${id}`;
  const form = useKeptForm({
    name,
    keeps: [],
    schema: givenPhone,
    defaultValues: { phone: number },
    sentences: useContactSentences(),
  });
  const { attempt } = useKeptAttempt(name, givenPhone);
  return (
    <FormShell
      form={form}
      onSubmit={form.submit(async (body) => {
        const done = await attempt(body, (key) =>
          call(givePhoneCall, { params: { id }, body }, { idempotencyKey: key }),
        );
        if (!done) return;
        toasts.show({ tone: 'ok', title: c('phone.sent') });
        await reread();
      })}
      action={
        <Button type="submit" look="secondary" busy={form.isBusy} className="self-start">
          {c('phone.send')}
        </Button>
      }
    >
      <TextField
        label={t('check.phone')}
        hint={c('phone.hint')}
        type="tel"
        dir="ltr"
        autoComplete="off"
        {...form.field('phone')}
      />
    </FormShell>
  );
}

function EnterCode({ id }: { readonly id: string }) {
  const c = useText(contactTexts);
  const toasts = useToasts();
  const reread = useReread();
  const name = `verification.phone_code.${id}`;
  const form = useKeptForm({
    name,
    keeps: [],
    schema: givenCode,
    defaultValues: { code: '' },
    sentences: useContactSentences(),
    fieldOfCode: { contact_code_wrong: 'code' },
  });
  const { attempt } = useKeptAttempt(name, givenCode);
  return (
    <FormShell
      form={form}
      onSubmit={form.submit(async (body) => {
        const done = await attempt(body, (key) =>
          call(provePhoneCall, { params: { id }, body }, { idempotencyKey: key }),
        );
        if (!done) return;
        toasts.show({ tone: 'ok', title: c('proven.done') });
        await reread();
      })}
      action={
        <Button type="submit" busy={form.isBusy} className="self-start">
          {c('phone.prove')}
        </Button>
      }
    >
      <TextField
        label={c('phone.code')}
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        {...form.field('code')}
      />
    </FormShell>
  );
}
