import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { ErrorSummary } from '@egcr/ui/error-summary';
import { PinField } from '@egcr/ui/pin-field';
import { TextField } from '@egcr/ui/text-field';
import { PIN_LENGTH, setPinCall } from '@egcr/identity/contract';
import { hrefOf } from '@egcr/contract/product-screens';
import { CallRefusal } from '@egcr/web-kit/call-errors';
import { useWay } from '@egcr/web-kit/way';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import type { SchemaForm } from '@egcr/web-kit/forms';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import type { UserProfile } from '@egcr/web-kit/session';
import { useState, type ReactNode } from 'react';

import { saveProfileCall, tidyName, tidyUsername } from '../contract/index.ts';
import {
  completionIssue,
  completionSchema,
  formField,
  type CompletionValues,
  type Missing,
} from './completion.ts';
import { useProfileText } from './texts.ts';
import { useProfileCalls } from './profile-calls.ts';
import { UsernameField } from './username-field.tsx';

interface CompletionFormProps {
  readonly missing: Missing;
  readonly profile: UserProfile | null;
}

/** What is still missing: names and username, the PIN, or both. */
export function CompletionForm({ missing, profile }: CompletionFormProps) {
  const t = useProfileText();
  const { save, isSessionOld } = useSave(missing);
  const form = useKeptForm({
    name: 'profile.complete',
    // Never the PIN.
    keeps: ['firstName', 'lastName', 'username'],
    schema: completionSchema(missing),
    defaultValues: {
      firstName: profile?.first_name ?? '',
      lastName: profile?.last_name ?? '',
      username: profile?.username ?? '',
      pin: '',
      pinAgain: '',
    },
    sentences: sentences(
      [saveProfileCall, setPinCall],
      {
        username_taken: t('issue.username_taken'),
        pin_format: t('issue.pin_format'),
        pin_too_simple: t('issue.pin_too_simple'),
        // A PIN that was set meanwhile, in another window, is the same to the person who sets the first one.
        current_pin_required: t('refused.pin_exists'),
        sign_in_again: t('refused.sign_in_again'),
        pin_reset_required: t('refused.pin_exists'),
        pin_locked: t('refused.pin_exists'),
        pin_incorrect: t('refused.pin_exists'),
      },
      (issue) => completionIssue(t, issue),
    ),
    fieldOf: formField,
    fieldOfCode: { username_taken: 'username' },
  });
  return (
    <form method="post" noValidate onSubmit={form.submit(save)} className="flex flex-col gap-7">
      <ErrorSummary title={t('summary.title')} problems={form.problems} attempt={form.attempt} />
      {form.formError && (
        <Banner tone="bad" isLive action={isSessionOld && <SignInAgain />}>
          {form.formError}
        </Banner>
      )}
      {missing.names && <NamePart form={form} />}
      {missing.pin && <PinPart form={form} hasTitle={missing.names} />}
      <Button type="submit" size="large" width="full" busy={form.isBusy}>
        {t('submit')}
      </Button>
    </form>
  );
}

type Form = SchemaForm<CompletionValues, CompletionValues>;

function NamePart({ form }: { readonly form: Form }) {
  const t = useProfileText();
  return (
    <Part title={undefined} hint={t('names.hint')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...form.field('firstName')} label={t('first_name')} autoComplete="given-name" />
        <TextField {...form.field('lastName')} label={t('last_name')} autoComplete="family-name" />
      </div>
      <UsernameField field={form.field('username')} typed={form.form.watch('username')} />
    </Part>
  );
}

function PinPart({ form, hasTitle }: { readonly form: Form; readonly hasTitle: boolean }) {
  const t = useProfileText();
  const pinField = (name: 'pin' | 'pinAgain') => {
    const { id, error } = form.field(name);
    const onValueChange = (digits: string) =>
      form.form.setValue(name, digits, { shouldValidate: form.attempt > 0 });
    return { id, error, value: form.form.watch(name), onValueChange, length: PIN_LENGTH };
  };
  return (
    <Part title={hasTitle ? t('pin.title') : undefined} hint={t('pin.hint')}>
      <div className="flex flex-wrap gap-x-10 gap-y-5">
        <PinField {...pinField('pin')} label={t('pin')} />
        <PinField {...pinField('pinAgain')} label={t('pin.again')} />
      </div>
    </Part>
  );
}

interface PartProps {
  readonly title: string | undefined;
  readonly hint: string;
  readonly children: ReactNode;
}

function Part({ title, hint, children }: PartProps) {
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-1">
        {title !== undefined && <h2 className="text-lg">{title}</h2>}
        <p className="text-sm text-ink-2">{hint}</p>
      </div>
      {children}
    </div>
  );
}

/** Signs out, and back to where the visitor wanted to go: sign-in leads through this page. */
function SignInAgain() {
  const t = useProfileText();
  const calls = useProfileCalls();
  const { redirect, go } = useWay();
  async function leave() {
    await calls.signOut();
    go(hrefOf('auth', { mode: 'signin', ...(redirect !== undefined && { redirect }) }), 'replace');
  }
  return (
    <Button look="secondary" size="small" onClick={() => void leave()}>
      {t('sign_in_again')}
    </Button>
  );
}

interface Save {
  readonly save: (values: CompletionValues) => Promise<void>;
  /** The server sets no first PIN in this session: the person signed in too long ago. */
  readonly isSessionOld: boolean;
}

/** Saves the names first: they may be refused, and a repeat of them changes nothing. */
function useSave(missing: Missing): Save {
  const calls = useProfileCalls();
  const [isSessionOld, setSessionOld] = useState(false);
  const save = async (values: CompletionValues) => {
    if (missing.names) {
      await calls.saveNames({
        first_name: tidyName(values.firstName),
        last_name: tidyName(values.lastName),
        username: tidyUsername(values.username),
      });
    }
    if (missing.pin) {
      await calls.setPin(values.pin).catch((failure: unknown) => {
        setSessionOld(failure instanceof CallRefusal && failure.code === 'sign_in_again');
        throw failure;
      });
    }
    await calls.reread();
  };
  return { save, isSessionOld };
}
