import { PhoneField } from '@egcr/ui/phone-field';
import { TextField } from '@egcr/ui/text-field';
import type { UseFormRegisterReturn } from 'react-hook-form';

import type { ContactValues } from './form-schemas.ts';
import { useAuthText } from './texts.ts';
import { SegmentedChoice } from './segmented-choice.tsx';

/** What the form gives a field: its registration, id and message. */
export type FieldOfForm = UseFormRegisterReturn & { readonly id: string; readonly error: string | undefined };

type Method = ContactValues['contactMethod'];

/** What of a form these fields need; every form with the three fields has it. */
export interface FormWithContact {
  readonly attempt: number;
  readonly field: (name: 'email' | 'phone') => FieldOfForm;
  readonly form: {
    readonly setValue: ((name: 'contactMethod', value: Method) => void) &
      ((name: 'phone', value: string, options: { readonly shouldValidate: boolean }) => void);
    readonly clearErrors: () => void;
  };
}

interface ContactFieldsProps {
  readonly form: FormWithContact;
  readonly draft: ContactValues;
  readonly onDraft: (part: Partial<ContactValues>) => void;
  /** `username` where an account is opened by it, `email` where one is made. */
  readonly emailAutoComplete: 'username' | 'email';
}

/** E-mail or phone, and the field for the chosen one. */
export function ContactFields({ form, draft, onDraft, emailAutoComplete }: ContactFieldsProps) {
  const t = useAuthText();
  return (
    <>
      <SegmentedChoice
        legend={t('contact.legend')}
        choices={[
          { value: 'email', label: t('contact.email') },
          { value: 'phone', label: t('contact.phone') },
        ]}
        value={draft.contactMethod}
        onChange={(contactMethod) => {
          form.form.setValue('contactMethod', contactMethod);
          form.form.clearErrors();
          onDraft({ contactMethod });
        }}
      />
      {draft.contactMethod === 'email' ? (
        <EmailField
          field={form.field('email')}
          autoComplete={emailAutoComplete}
          onEmail={(email) => onDraft({ email })}
        />
      ) : (
        <Phone
          field={form.field('phone')}
          value={draft.phone}
          onPhone={(phone) => {
            form.form.setValue('phone', phone, { shouldValidate: form.attempt > 0 });
            onDraft({ phone });
          }}
        />
      )}
    </>
  );
}

interface EmailFieldProps {
  readonly field: FieldOfForm;
  readonly autoComplete: 'username' | 'email';
  readonly onEmail: (email: string) => void;
}

/** The field for an e-mail address, as the page's draft knows it. */
export function EmailField({ field, autoComplete, onEmail }: EmailFieldProps) {
  const t = useAuthText();
  return (
    <TextField
      {...field}
      type="email"
      inputMode="email"
      dir="ltr"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      label={t('field.email')}
      onChange={(event) => {
        onEmail(event.currentTarget.value);
        return field.onChange(event);
      }}
    />
  );
}

interface PhoneProps {
  readonly field: FieldOfForm;
  readonly value: string;
  readonly onPhone: (e164: string) => void;
}

/** Its value is the number in international form, not what stands in its box: so it is told to the form, not registered. */
function Phone({ field, value, onPhone }: PhoneProps) {
  const t = useAuthText();
  return (
    <PhoneField
      id={field.id}
      error={field.error}
      name={field.name}
      label={t('field.phone')}
      countryLabel={t('field.country')}
      defaultValue={value}
      onValueChange={onPhone}
    />
  );
}
