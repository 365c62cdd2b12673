import { Button } from '@egcr/ui/button';
import { Link } from '@egcr/ui/link';
import { PasswordField } from '@egcr/ui/password-field';
import { useSchemaForm } from '@egcr/web-kit/forms';
import { useState } from 'react';

import { useAuthCalls } from './auth-calls.ts';
import { isTooMany, readFailure } from './auth-failure.ts';
import { AuthForm } from './auth-form.tsx';
import { authAddress } from './auth-mode.ts';
import { ContactFields } from './contact-fields.tsx';
import { issueText } from './field-issues.ts';
import { contactIssue, contactOf, signInSchema, type ContactValues } from './form-schemas.ts';
import { signInNotice } from './notices.ts';
import type { FormOfPage } from './page-forms.ts';
import { useAuthToasts } from './use-auth-toasts.ts';
import { usePhoneRule } from './use-phone-rule.ts';

/** Password sign-in; by phone also with a code instead, and by passkey where the browser has them. */
export function SignInForm(page: FormOfPage) {
  const { draft, onDraft, redirect } = page;
  const { t } = useAuthToasts();
  const { sendCode, signIn, signInByPasskey } = useSignIn(page);
  const [isSendingCode, setSendingCode] = useState(false);
  const isAssignable = usePhoneRule(draft.contactMethod === 'phone');
  const form = useSchemaForm({
    schema: signInSchema(isAssignable),
    defaultValues: { ...draft, password: '' },
    sentences: { issue: (issue) => issueText(t, issue) },
  });

  async function askForCode() {
    const type = contactIssue(draft, isAssignable)['phone'];
    if (type !== undefined) {
      form.refuse('phone', type);
      return;
    }
    setSendingCode(true);
    await sendCode(draft.phone, 'signin');
    setSendingCode(false);
  }

  return (
    <AuthForm form={form} onSubmit={signIn}>
      <ContactFields form={form} draft={draft} onDraft={onDraft} emailAutoComplete="username" />
      <div className="flex flex-col gap-1">
        <PasswordField
          {...form.field('password')}
          label={t('field.password')}
          showLabel={t('field.show')}
          hideLabel={t('field.hide')}
          autoComplete="current-password"
        />
        <Link
          href={authAddress('reset-password', redirect)}
          look="standalone"
          className="w-fit self-end text-sm"
        >
          {t('signin.forgot')}
        </Link>
      </div>
      <div className="flex flex-col gap-3">
        <Button type="submit" size="large" width="full" busy={form.isBusy}>
          {t('signin.submit')}
        </Button>
        {draft.contactMethod === 'phone' && (
          <Button look="secondary" width="full" busy={isSendingCode} onClick={() => void askForCode()}>
            {t('signin.by_code')}
          </Button>
        )}
        <PasskeyButton onSignIn={signInByPasskey} />
      </div>
    </AuthForm>
  );
}

function PasskeyButton({ onSignIn }: { readonly onSignIn: () => Promise<void> }) {
  const { t } = useAuthToasts();
  const { canUsePasskeys } = useAuthCalls();
  const [isBusy, setBusy] = useState(false);
  if (!canUsePasskeys()) return null;
  async function signIn() {
    setBusy(true);
    await onSignIn();
    setBusy(false);
  }
  return (
    <Button look="secondary" width="full" busy={isBusy} onClick={() => void signIn()}>
      {t('signin.by_passkey')}
    </Button>
  );
}

function useSignIn({ onMove, onPhoneCode }: FormOfPage) {
  const calls = useAuthCalls();
  const toasts = useAuthToasts();

  function refuse(error: unknown) {
    const failure = readFailure(error);
    const notice = signInNotice(failure);
    toasts.refused(notice, failure);
    if (notice.moveTo) onMove(notice.moveTo);
  }
  async function sendCode(phone: string, purpose: 'signin' | 'resend') {
    try {
      await calls.sendCode(phone, purpose);
      toasts.codeSent(phone);
      onPhoneCode(phone);
    } catch (error) {
      refuse(error);
    }
  }
  async function signIn(values: ContactValues & { readonly password: string }) {
    const contact = contactOf(values);
    try {
      await calls.signIn(contact, values.password);
      toasts.done(toasts.t('signed_in.title'), toasts.t('signed_in'));
    } catch (error) {
      // The password was right; only the number still waits for its code.
      const isUnconfirmed = contact.method === 'phone' && readFailure(error).code === 'phone_not_confirmed';
      if (isUnconfirmed) await sendCode(contact.phone, 'resend');
      else refuse(error);
    }
  }
  async function signInByPasskey() {
    try {
      await calls.signInByPasskey();
      toasts.done(toasts.t('signed_in.title'), toasts.t('signed_in'));
    } catch (error) {
      const failure = readFailure(error);
      if (failure.isUnreachable || isTooMany(failure)) refuse(failure);
      else toasts.bad(toasts.t('signin_failed.title'), toasts.t('passkey_failed'));
    }
  }
  return { sendCode, signIn, signInByPasskey };
}
