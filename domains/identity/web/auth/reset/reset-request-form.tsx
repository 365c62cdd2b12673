import { Button } from '@egcr/ui/button';
import { useSchemaForm } from '@egcr/web-kit/forms';

import type { Contact } from '../auth-calls.ts';
import { AuthForm } from '../auth-form.tsx';
import { ContactFields } from '../contact-fields.tsx';
import { issueText } from '../field-issues.ts';
import { contactOf, contactSchema } from '../form-schemas.ts';
import { useAuthText } from '../texts.ts';
import type { FormOfPage } from '../page-forms.ts';
import { usePhoneRule } from '../use-phone-rule.ts';

interface ResetRequestFormProps {
  readonly page: FormOfPage;
  readonly onSend: (contact: Contact) => Promise<boolean>;
}

/** The first step of a reset: a link by mail or a code by SMS. */
export function ResetRequestForm({ page, onSend }: ResetRequestFormProps) {
  const t = useAuthText();
  const { draft, onDraft } = page;
  const isByPhone = draft.contactMethod === 'phone';
  const form = useSchemaForm({
    schema: contactSchema(usePhoneRule(isByPhone)),
    defaultValues: draft,
    sentences: { issue: (issue) => issueText(t, issue) },
  });
  return (
    <AuthForm form={form} onSubmit={async (values) => void (await onSend(contactOf(values)))}>
      <ContactFields form={form} draft={draft} onDraft={onDraft} emailAutoComplete="username" />
      <div className="flex flex-col gap-3">
        {!isByPhone && (
          <Button type="submit" size="large" width="full" busy={form.isBusy}>
            {t('reset.send_link')}
          </Button>
        )}
        <Button
          type="submit"
          look={isByPhone ? 'primary' : 'secondary'}
          size="large"
          width="full"
          busy={isByPhone && form.isBusy}
          disabled={!isByPhone}
          disabledReason={t('reset.send_code.why')}
        >
          {t('reset.send_code')}
        </Button>
      </div>
    </AuthForm>
  );
}
