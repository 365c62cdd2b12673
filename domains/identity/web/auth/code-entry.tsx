import { Button } from '@egcr/ui/button';
import { CodeField } from '@egcr/ui/code-field';
import { useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';

import { CODE_LENGTH, codeIssue, RESEND_COOLDOWN_S } from '../../contract/index.ts';
import { useAuthToasts } from './use-auth-toasts.ts';
import { useCountdown } from './use-countdown.ts';

export interface CodeEntryProps {
  /** A reset names a code that is too short in its own words. */
  readonly place?: 'sign-in' | 'reset';
  readonly hint?: ReactNode;
  /** Tells the person what came of it; `wrong` empties the field for another try. */
  readonly onVerify: (code: string) => Promise<'right' | 'wrong' | 'unanswered'>;
  /** Answers whether a new one was sent. */
  readonly onResend: () => Promise<boolean>;
  readonly resendLabel: string;
  readonly resendInLabel: (seconds: number) => string;
  /** Seconds since the last message that are still to wait. */
  readonly initialWait_s?: number;
  /** Takes focus when it appears; not where it is one of several things on the page. */
  readonly startsFocused?: boolean;
}

/** Six digits, Verify Code (only with all six), and a resend that counts down. */
export function CodeEntry({
  place = 'sign-in',
  hint,
  onVerify,
  onResend,
  resendLabel,
  resendInLabel,
  initialWait_s = RESEND_COOLDOWN_S,
  startsFocused = true,
}: CodeEntryProps) {
  const toasts = useAuthToasts();
  const { t } = toasts;
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState<'verify' | 'resend'>();
  const countdown = useCountdown(initialWait_s);
  const isComplete = codeIssue(code) === undefined;

  async function verify(event: FormEvent) {
    event.preventDefault();
    if (!isComplete || busy) return;
    setBusy('verify');
    const outcome = await onVerify(code);
    setBusy(undefined);
    if (outcome === 'wrong') setCode('');
  }
  /** Enter does nothing while Verify Code is disabled, so it says why. */
  function explainEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || isComplete) return;
    event.preventDefault();
    const text = t(place === 'reset' ? 'code_invalid' : 'otp_invalid');
    setProblem(text);
    toasts.bad(t(place === 'reset' ? 'code_invalid.title' : 'otp_invalid.title'), text);
  }
  async function resend() {
    setBusy('resend');
    if (await onResend()) countdown.start(RESEND_COOLDOWN_S);
    setBusy(undefined);
  }

  return (
    <form method="post" noValidate onSubmit={(event) => void verify(event)} className="flex flex-col gap-5">
      <CodeField
        label={t('code.label')}
        hint={hint}
        length={CODE_LENGTH}
        value={code}
        error={problem}
        onValueChange={(digits) => {
          setCode(digits);
          setProblem(undefined);
        }}
        onKeyDown={explainEnter}
        startsFocused={startsFocused}
      />
      <div className="flex flex-col gap-3">
        <Button
          type="submit"
          size="large"
          width="full"
          busy={busy === 'verify'}
          disabled={!isComplete}
          disabledReason={t('code.why')}
        >
          {t('code.verify')}
        </Button>
        <Button
          look="secondary"
          width="full"
          busy={busy === 'resend'}
          disabled={countdown.seconds > 0}
          onClick={() => void resend()}
        >
          <span className="num">
            {countdown.seconds > 0 ? resendInLabel(countdown.seconds) : resendLabel}
          </span>
        </Button>
      </div>
    </form>
  );
}
