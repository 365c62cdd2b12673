import { Button } from '@egcr/ui/button';
import { LoaderCircle } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';

import { StepUpProvider } from '../../security/step-up.tsx';
import { useAuthCalls } from '../auth-calls.ts';
import { CodeEntry } from '../code-entry.tsx';
import { LinkBanner } from '../link-banner.tsx';
import type { LinkNotice } from '../link-notice.ts';
import type { FormOfPage } from '../page-forms.ts';
import { StepCard } from '../step-card.tsx';
import { useAuthToasts } from '../use-auth-toasts.ts';
import { useCodeSteps } from '../use-code-steps.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { ResetRequestForm } from './reset-request-form.tsx';
import { useReset, type Reset } from './use-reset.ts';

/** How long 'Taking you to your dashboard...' stays before the page goes there. */
const LEAVE_AFTER_MS = 1500;

interface ResetPanelProps {
  readonly page: FormOfPage;
  /** What there is to say of the link that opened the page. */
  readonly notice: LinkNotice | undefined;
  /** Back to sign-in, everything cleared. */
  readonly onClose: () => void;
  /** The password is new: on to the dashboard. */
  readonly onUpdated: () => void;
}

/** The whole reset: how to reach the person, the mail or the code, the new password. */
export function ResetPanel(props: ResetPanelProps) {
  return (
    <StepUpProvider>
      <ResetSteps {...props} />
    </StepUpProvider>
  );
}

function ResetSteps({ page, notice, onClose, onUpdated }: ResetPanelProps) {
  const { t } = useAuthToasts();
  const reset = useReset();
  async function close() {
    await reset.cancel();
    onClose();
  }
  return (
    <div className="flex flex-col gap-5">
      {/* The form under it asks for another link; the person who has another on the way has read it. */}
      {notice && reset.step.name === 'email' && <LinkBanner notice={notice} />}
      <Step reset={reset} page={page} onCancel={() => void close()} onUpdated={onUpdated} />
      {reset.step.name !== 'updated' && (
        <Button look="quiet" width="full" onClick={() => void close()}>
          {t('reset.back')}
        </Button>
      )}
    </div>
  );
}

interface StepProps {
  readonly reset: Reset;
  readonly page: FormOfPage;
  readonly onCancel: () => void;
  readonly onUpdated: () => void;
}

function Step({ reset, page, onCancel, onUpdated }: StepProps) {
  const { step } = reset;
  switch (step.name) {
    case 'email':
      return <ResetRequestForm page={page} onSend={reset.send} />;
    case 'sent':
      return <MailSent email={step.email} reset={reset} onCancel={onCancel} />;
    case 'phoneOTP':
      return <PhoneCode phone={step.phone} reset={reset} />;
    case 'newPassword':
      return <NewPasswordForm onUpdate={reset.update} />;
    default:
      return <Updated onLeave={onUpdated} />;
  }
}

function MailSent({
  email,
  reset,
  onCancel,
}: {
  readonly email: string;
  readonly reset: Reset;
  readonly onCancel: () => void;
}) {
  const calls = useAuthCalls();
  const steps = useCodeSteps('reset');
  const { t } = useAuthToasts();
  return (
    <StepCard
      title={t('mail.title')}
      footnote={t('mail.hint')}
      back={{ label: t('reset.other_email'), onBack: onCancel }}
    >
      <CodeEntry
        place="reset"
        hint={t('mail.reset', { email })}
        explain={steps.explain}
        onVerify={async (code) => {
          await calls.verifyEmail(email, code, 'recovery');
          reset.recovered();
        }}
        onResend={() => reset.send({ method: 'email', email })}
        resendLabel={t('mail.resend')}
        resendInLabel={(seconds) => t('mail.resend_in', { seconds })}
      />
    </StepCard>
  );
}

function PhoneCode({ phone, reset }: { readonly phone: string; readonly reset: Reset }) {
  const calls = useAuthCalls();
  const toasts = useAuthToasts();
  const steps = useCodeSteps('reset');
  const { t } = toasts;
  return (
    <StepCard title={t('code.title')} back={{ label: t('reset.other_phone'), onBack: reset.restart }}>
      <CodeEntry
        place="reset"
        hint={t('code.sent', { phone })}
        explain={steps.explain}
        onVerify={async (code) => {
          await calls.verifyPhone(phone, code);
          toasts.phoneVerified('phone_verified.reset');
          reset.recovered();
        }}
        onResend={() => reset.send({ method: 'phone', phone })}
        resendLabel={t('code.resend')}
        resendInLabel={(seconds) => t('code.resend_in', { seconds })}
      />
    </StepCard>
  );
}

function Updated({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useAuthToasts();
  const leave = useEffectEvent(onLeave);
  // The page leaves without a press once the good news could be read.
  useEffect(() => {
    const timer = setTimeout(() => leave(), LEAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <StepCard title={t('reset.updated.title')}>
      <output className="flex items-center gap-2.5 text-ink-2">
        <LoaderCircle aria-hidden className="size-5 animate-spin" />
        {t('reset.updated')}
      </output>
    </StepCard>
  );
}
