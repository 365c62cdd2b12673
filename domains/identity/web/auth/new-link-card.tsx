import { Button } from '@egcr/ui/button';
import { useSchemaForm } from '@egcr/web-kit/forms';
import { useEffect } from 'react';

import { useAuthCalls } from './auth-calls.ts';
import { readFailure } from './auth-failure.ts';
import { AuthForm } from './auth-form.tsx';
import { EmailField } from './contact-fields.tsx';
import { issueText } from './field-issues.ts';
import { contactSchema } from './form-schemas.ts';
import { serverReason } from './notices.ts';
import type { FormOfPage } from './page-forms.ts';
import { StepCard } from './step-card.tsx';
import { useAuthText } from './texts.ts';
import { tidyEmail } from '../../contract/index.ts';

interface NewLinkCardProps {
  readonly page: FormOfPage;
  readonly onBack: () => void;
}

/** After a link that no longer works: asks for another one. It is sent where a sign-up waits, and the answer never says whether one does. */
export function NewLinkCard({ page: { draft, onDraft, onMail }, onBack }: NewLinkCardProps) {
  const calls = useAuthCalls();
  const t = useAuthText();
  const form = useSchemaForm({
    schema: contactSchema(() => true),
    defaultValues: { ...draft, contactMethod: 'email' as const },
    sentences: { issue: (issue) => issueText(t, issue) },
    explain: (failure) => serverReason(t, readFailure(failure)) ?? t('server.later'),
  });
  const { id } = form.field('email');
  // The button that led here is gone, and its focus with it.
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  return (
    <StepCard title={t('link.new')} back={{ label: t('reset.back'), onBack }}>
      <p className="text-ink-2">{t('link.new.lead')}</p>
      <AuthForm
        form={form}
        onSubmit={async (values) => {
          const email = tidyEmail(values.email);
          await calls.resendMail(email);
          onMail(email);
        }}
      >
        <EmailField
          field={form.field('email')}
          autoComplete="email"
          onEmail={(email) => onDraft({ email })}
        />
        <Button type="submit" size="large" width="full" busy={form.isBusy}>
          {t('link.new.send')}
        </Button>
      </AuthForm>
    </StepCard>
  );
}
