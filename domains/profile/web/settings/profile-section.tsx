import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { ErrorSummary } from '@egcr/ui/error-summary';
import { Skeleton } from '@egcr/ui/skeleton';
import { TextField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { PinCard } from '@egcr/identity/web';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import type { SchemaForm } from '@egcr/web-kit/forms';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import { useSession, type UserProfile } from '@egcr/web-kit/session';
import { CircleUserRound } from 'lucide-react';
import { Suspense } from 'react';

import { saveProfileCall, tidyName, tidyUsername } from '../../contract/index.ts';
import { completionIssue, completionSchema, formField, type CompletionValues } from '../completion.ts';
import { useProfileText } from '../texts.ts';
import { useProfileCalls } from '../profile-calls.ts';
import { UsernameField } from '../username-field.tsx';
import { useSettingsText } from './texts.ts';

const namesOnly = { names: true, pin: false } as const;
const namesSchema = completionSchema(namesOnly);

/** The profile part of the settings: names and username, and the PIN. */
export function Slot() {
  const t = useSettingsText();
  const profile = useSession((now) => now.userProfile);
  return (
    <div className="flex flex-col gap-6">
      <Card
        title={t('names.title')}
        description={t('names.lead')}
        icon={<CircleUserRound aria-hidden className="size-5.5" />}
        padding="large"
      >
        {profile ? <NamesForm profile={profile} /> : <Skeleton className="h-40" />}
      </Card>
      <Suspense fallback={<Skeleton className="h-32" />}>
        <PinCard />
      </Suspense>
    </div>
  );
}

function NamesForm({ profile }: { readonly profile: UserProfile }) {
  const t = useSettingsText();
  const own = useProfileText();
  const toasts = useToasts();
  const calls = useProfileCalls();
  const form = useKeptForm({
    name: 'profile.names',
    // Never the PIN.
    keeps: ['firstName', 'lastName', 'username'],
    schema: namesSchema,
    defaultValues: {
      firstName: profile.first_name ?? '',
      lastName: profile.last_name ?? '',
      username: profile.username ?? '',
      pin: '',
      pinAgain: '',
    },
    sentences: sentences(saveProfileCall, { username_taken: own('issue.username_taken') }, (issue) =>
      completionIssue(own, issue),
    ),
    fieldOf: formField,
    fieldOfCode: { username_taken: 'username' },
  });
  async function save({ firstName, lastName, username }: CompletionValues) {
    const names = {
      first_name: tidyName(firstName),
      last_name: tidyName(lastName),
      username: tidyUsername(username),
    };
    await calls.saveNames(names);
    await calls.reread();
    // What was tidied on the way stands in the fields as it is kept.
    form.form.setValue('firstName', names.first_name);
    form.form.setValue('lastName', names.last_name);
    form.form.setValue('username', names.username);
    toasts.show({ tone: 'ok', title: t('names.saved') });
  }
  return (
    <form method="post" noValidate onSubmit={form.submit(save)} className="flex max-w-2xl flex-col gap-5">
      <ErrorSummary title={own('summary.title')} problems={form.problems} attempt={form.attempt} />
      {form.formError && (
        <Banner tone="bad" isLive>
          {form.formError}
        </Banner>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...form.field('firstName')} label={own('first_name')} autoComplete="given-name" />
        <TextField {...form.field('lastName')} label={own('last_name')} autoComplete="family-name" />
      </div>
      <NewUsername form={form} kept={profile.username} />
      <Button type="submit" className="self-start" busy={form.isBusy}>
        {t('names.save')}
      </Button>
    </form>
  );
}

type Form = SchemaForm<CompletionValues, CompletionValues>;

/** The username; whether it is free is only asked for another one than the kept. */
function NewUsername({ form, kept }: { readonly form: Form; readonly kept: string | null }) {
  const t = useSettingsText();
  const typed = form.form.watch('username');
  const isOther = tidyUsername(typed) !== kept;
  return (
    <div className="flex flex-col gap-1">
      <UsernameField field={form.field('username')} typed={isOther ? typed : ''} />
      {isOther && <p className="text-sm text-ink-2">{t('names.old')}</p>}
    </div>
  );
}
