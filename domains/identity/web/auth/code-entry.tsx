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
  startsFocused = true,
  ...resend
}: CodeEntryProps) {
  const { t } = useAuthToasts();
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isComplete = codeIssue(code) === undefined;
  const short = useShortCode(place);

  async function verify(event: FormEvent) {
    event.preventDefault();
    if (!isComplete || isBusy) return;
    setBusy(true);
    const outcome = await onVerify(code);
    setBusy(false);
    if (outcome === 'wrong') setCode('');
  }
  return (
    <form method="post" noValidate onSubmit={(event) => void verify(event)} className="flex flex-col gap-5">
      <CodeField
        label={t('code.label')}
        hint={hint}
        error={short.problem}
        length={CODE_LENGTH}
        value={code}
        onValueChange={(digits) => {
          setCode(digits);
          short.forget();
        }}
        onKeyDown={(event) => isComplete || short.explainEnter(event)}
        startsFocused={startsFocused}
      />
      <div className="flex flex-col gap-3">
        <Button
          type="submit"
          size="large"
          width="full"
          busy={isBusy}
          disabled={!isComplete}
          disabledReason={t('code.why')}
        >
          {t('code.verify')}
        </Button>
        <ResendButton {...resend} />
      </div>
    </form>
  );
}

/** Enter does nothing while Verify Code is disabled, so it says why. */
function useShortCode(place: 'sign-in' | 'reset') {
  const toasts = useAuthToasts();
  const { t } = toasts;
  const [problem, setProblem] = useState<string>();
  const words = place === 'reset' ? 'code_invalid' : 'otp_invalid';
  return {
    problem,
    forget: () => setProblem(undefined),
    explainEnter(event: KeyboardEvent) {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      setProblem(t(words));
      toasts.bad(t(`${words}.title`), t(words));
    },
  };
}

type ResendButtonProps = Pick<CodeEntryProps, 'onResend' | 'resendLabel' | 'resendInLabel' | 'initialWait_s'>;

function ResendButton({
  onResend,
  resendLabel,
  resendInLabel,
  initialWait_s = RESEND_COOLDOWN_S,
}: ResendButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const countdown = useCountdown(initialWait_s);
  async function resend() {
    setBusy(true);
    if (await onResend()) countdown.start(RESEND_COOLDOWN_S);
    setBusy(false);
  }
  return (
    <Button
      look="secondary"
      width="full"
      busy={isBusy}
      disabled={countdown.seconds > 0}
      onClick={() => void resend()}
    >
      <span className="num">{countdown.seconds > 0 ? resendInLabel(countdown.seconds) : resendLabel}</span>
    </Button>
  );
}
