import { hrefOf } from '@egcr/contract/product-screens';
import { Button } from '@egcr/ui/button';
import { Checkbox } from '@egcr/ui/checkbox';
import { Link } from '@egcr/ui/link';
import { VisuallyHidden } from '@egcr/ui/visually-hidden';
import { useSchemaForm } from '@egcr/web-kit/forms';
import { RichText } from '@egcr/web-kit/i18n.tsx';
import { ExternalLink } from 'lucide-react';

import { useAuthCalls } from './auth-calls.ts';
import { readFailure } from './auth-failure.ts';
import { AuthForm } from './auth-form.tsx';
import { ContactFields, type FieldOfForm } from './contact-fields.tsx';
import { issueText } from './field-issues.ts';
import { contactOf, signUpSchema, type ContactValues } from './form-schemas.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { signUpNotice } from './notices.ts';
import type { FormOfPage } from './page-forms.ts';
import { useAuthText } from './texts.ts';
import { useAuthToasts } from './use-auth-toasts.ts';
import { usePhoneRule } from './use-phone-rule.ts';

/** A new account by e-mail or phone. */
export function SignUpForm(page: FormOfPage) {
  const { draft, onDraft } = page;
  const { t } = useAuthToasts();
  const signUp = useSignUp(page);
  const form = useSchemaForm({
    schema: signUpSchema(usePhoneRule(draft.contactMethod === 'phone')),
    defaultValues: { ...draft, password: '', confirmPassword: '', agreesToLegal: false },
    sentences: { issue: (issue) => issueText(t, issue) },
  });
  const [password, confirm] = form.form.watch(['password', 'confirmPassword']);
  return (
    <AuthForm form={form} onSubmit={signUp}>
      <ContactFields form={form} draft={draft} onDraft={onDraft} emailAutoComplete="email" />
      <NewPasswordFields
        label={t('field.password')}
        password={form.field('password')}
        confirm={form.field('confirmPassword')}
        values={{ password, confirm }}
      />
      <LegalAgreement field={form.field('agreesToLegal')} />
      <Button type="submit" size="large" width="full" busy={form.isBusy}>
        {t('signup.submit')}
      </Button>
    </AuthForm>
  );
}

function LegalAgreement({ field }: { readonly field: FieldOfForm }) {
  const t = useAuthText();
  const legals = (words: React.ReactNode) => (
    <Link href={hrefOf('legals')} target="_blank" rel="noopener">
      {words}
      <ExternalLink aria-hidden className="ms-1 inline size-3.5 align-baseline rtl:-scale-x-100" />
      <VisuallyHidden> {t('field.new_tab')}</VisuallyHidden>
    </Link>
  );
  return <Checkbox {...field} label={<RichText text={t('field.legal')} parts={{ a: legals }} />} />;
}

function useSignUp({ onMove, onMail, onPhoneCode }: FormOfPage) {
  const calls = useAuthCalls();
  const toasts = useAuthToasts();
  const { t } = toasts;
  return async (values: ContactValues & { readonly password: string }) => {
    const contact = contactOf(values);
    try {
      const outcome = await calls.signUp(contact, values.password);
      if (outcome === 'ready') toasts.done(t('account_ready.title'), t('account_ready'));
      else if (contact.method === 'phone') {
        toasts.codeSent(contact.phone);
        onPhoneCode(contact.phone);
      }
      // The next card says where the mail is, so no toast repeats it.
      else onMail(contact.email);
    } catch (error) {
      const failure = readFailure(error);
      const notice = signUpNotice(failure);
      toasts.refused(notice, failure);
      if (notice.moveTo) onMove(notice.moveTo);
    }
  };
}
