import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { ErrorSummary } from '@egcr/ui/error-summary';
import { PasswordField } from '@egcr/ui/password-field';
import { PinField } from '@egcr/ui/pin-field';
import { useToasts } from '@egcr/ui/toast';
import type { FieldIssue } from '@egcr/contract/problem';
import { isRefusal } from '@egcr/web-kit/call';
import { useSchemaForm } from '@egcr/web-kit/forms';
import { sentences, shownOtherwise } from '@egcr/web-kit/sentences.tsx';
import { adoptPin } from '@egcr/web-kit/session';
import * as z from 'zod/mini';

import { PIN_LENGTH, pinIssue, resetPinCall } from '../../contract/index.ts';
import { useWay, type Way } from '@egcr/web-kit/way';
import { StepUpGivenUp, useStepUp } from '../security/step-up.tsx';
import { usePinText, type PinText } from './texts.ts';
import { goOnward } from './onward.ts';
import { usePinCalls } from './pin-calls.ts';

const newPinSchema = z.object({ pin: z.string(), repeated: z.string(), password: z.string() }).check(
  z.check(({ value, issues }) => {
    const found = {
      pin: pinIssue(value.pin),
      repeated: value.pin === value.repeated ? undefined : 'pins_differ',
    };
    for (const [field, message] of Object.entries(found)) {
      if (message) issues.push({ code: 'custom', message, path: [field], input: value, continue: true });
    }
  }),
);

/** The new PIN twice, and the password. */
export function NewPinForm({ onAskAgain }: { readonly onAskAgain: () => void }) {
  const t = usePinText();
  const setPin = useSetPin();
  const guarded = useStepUp();
  const form = useSchemaForm({
    schema: newPinSchema,
    defaultValues: { pin: '', repeated: '', password: '' },
    sentences: sentences(
      resetPinCall,
      {
        pin_format: t('issue.pin_format'),
        pin_too_simple: t('issue.pin_too_simple'),
        password_required: t('issue.password_required'),
        password_incorrect: t('issue.password_incorrect'),
        // The page goes back to where the link or code is asked for, and says so there.
        pin_reset_not_granted: shownOtherwise,
      },
      (issue) => issueText(t, issue),
    ),
    fieldOfCode: { password_required: 'password', password_incorrect: 'password' },
  });
  const values = form.form.watch();
  const pinField = (name: 'pin' | 'repeated') => {
    const { id, error } = form.field(name);
    const onValueChange = (digits: string) =>
      form.form.setValue(name, digits, { shouldValidate: form.attempt > 0 });
    return { id, error, value: values[name], onValueChange, length: PIN_LENGTH };
  };
  async function submit({ pin, password }: { readonly pin: string; readonly password: string }) {
    try {
      await guarded(() => setPin(pin, password));
    } catch (failure) {
      if (failure instanceof StepUpGivenUp) return;
      if (isRefusal(failure, 'pin_reset_not_granted')) return onAskAgain();
      throw failure;
    }
  }
  return (
    <form method="post" noValidate onSubmit={form.submit(submit)} className="flex flex-col gap-5">
      <ErrorSummary title={t('summary.title')} problems={form.problems} attempt={form.attempt} />
      {form.formError && (
        <Banner tone="bad" isLive>
          {form.formError}
        </Banner>
      )}
      <PinField {...pinField('pin')} label={t('reset.new.label')} hint={t('reset.new.rules')} />
      <PinField {...pinField('repeated')} label={t('reset.new.repeat')} />
      <PasswordField
        {...form.field('password')}
        label={t('reset.password')}
        hint={t('reset.password.hint')}
        showLabel={t('field.show')}
        hideLabel={t('field.hide')}
        autoComplete="current-password"
      />
      <Button type="submit" size="large" width="full" busy={form.isBusy}>
        {t('reset.submit')}
      </Button>
    </form>
  );
}

function issueText(t: PinText, { code }: FieldIssue): string | undefined {
  switch (code) {
    case 'pin_format':
    case 'pin_too_simple':
    case 'pins_differ':
    case 'password_required':
    case 'password_incorrect':
      return t(`issue.${code}`);
    default:
      return undefined;
  }
}

function useSetPin(): (pin: string, password: string) => Promise<void> {
  const t = usePinText();
  const calls = usePinCalls();
  const toasts = useToasts();
  const way: Way = useWay();
  return async (pin, password) => {
    const reading = await calls.resetPin(pin, password);
    adoptPin(reading);
    toasts.show({ tone: 'ok', title: t('reset.done.title'), description: t('reset.done') });
    if (reading.verified) goOnward(way);
    else way.go('/pin-verification', 'replace');
  };
}
