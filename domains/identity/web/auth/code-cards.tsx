import { useAuthCalls } from './auth-calls.ts';
import { CodeEntry } from './code-entry.tsx';
import { StepCard } from './step-card.tsx';
import { useAuthToasts } from './use-auth-toasts.ts';
import { useCodeSteps } from './use-code-steps.ts';

interface CodeCardProps {
  /** The number or address the message went to. */
  readonly address: string;
  readonly onBack: () => void;
  /** The code was right, and the page is about to move on. */
  readonly onVerified: () => void;
}

/** Over the form while a phone number is confirmed or used to sign in. Once the code is right the page moves on. */
export function PhoneCodeCard({ address: phone, onBack, onVerified }: CodeCardProps) {
  const calls = useAuthCalls();
  const toasts = useAuthToasts();
  const steps = useCodeSteps('sign-in');
  const { t } = toasts;
  return (
    <StepCard title={t('code.title')} back={{ label: t('code.back'), onBack }}>
      <CodeEntry
        hint={t('code.sent', { phone })}
        explain={steps.explain}
        onVerify={async (code) => {
          await calls.verifyPhone(phone, code);
          onVerified();
          toasts.phoneVerified('phone_verified');
        }}
        onResend={() =>
          steps.resend(
            () => calls.sendCode(phone, 'resend'),
            () => toasts.codeSent(phone),
          )
        }
        resendLabel={t('code.resend')}
        resendInLabel={(seconds) => t('code.resend_in', { seconds })}
      />
    </StepCard>
  );
}

/** After sign-up by e-mail: the link in the mail, or its code typed here. */
export function CheckMailCard({ address: email, onBack, onVerified }: CodeCardProps) {
  const calls = useAuthCalls();
  const toasts = useAuthToasts();
  const steps = useCodeSteps('sign-in');
  const { t } = toasts;
  return (
    <StepCard title={t('mail.title')} footnote={t('mail.hint')} back={{ label: t('code.back'), onBack }}>
      <CodeEntry
        hint={t('mail.sent', { email })}
        explain={steps.explain}
        onVerify={async (code) => {
          await calls.verifyEmail(email, code, 'signup');
          onVerified();
          toasts.emailVerified();
        }}
        onResend={() =>
          steps.resend(
            () => calls.resendMail(email),
            () => toasts.mailSent(email),
          )
        }
        resendLabel={t('mail.resend')}
        resendInLabel={(seconds) => t('mail.resend_in', { seconds })}
      />
    </StepCard>
  );
}
