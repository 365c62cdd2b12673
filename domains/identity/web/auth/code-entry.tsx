import { Button } from '@egcr/ui/button';
import { CodeField } from '@egcr/ui/code-field';
import { useRef, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';

import { CODE_LENGTH, codeIssue, RESEND_COOLDOWN_S } from '../../contract/index.ts';
import { readFailure } from './auth-failure.ts';
import type { AuthText } from './notices.ts';
import { useAuthText } from './texts.ts';
import { useCountdown } from './use-countdown.ts';

/** What speaks against a code. */
export interface CodeProblem {
  readonly title?: string;
  readonly text: string;
}

export interface CodeEntryProps {
  /** A reset names a code that is too short in its own words. */
  readonly place?: 'sign-in' | 'reset';
  readonly hint?: ReactNode;
  /** Tries a code; what it throws is explained at the field. */
  readonly onVerify: (code: string) => Promise<void>;
  readonly explain: (failure: unknown) => CodeProblem;
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
  explain,
  startsFocused = true,
  ...resend
}: CodeEntryProps) {
  const t = useAuthText();
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [found, setFound] = useState<'short' | { readonly failure: unknown }>();
  const frame = useRef<HTMLDivElement>(null);
  const isComplete = codeIssue(code) === undefined;

  async function verify(event: FormEvent) {
    event.preventDefault();
    if (!isComplete || isBusy) return;
    setBusy(true);
    setFound(undefined);
    try {
      await onVerify(code);
    } catch (failure) {
      setFound({ failure });
      // A wrong code is typed anew; one that nobody could judge may still be right.
      if (!readFailure(failure).isUnreachable) setCode('');
      frame.current?.querySelector('input')?.focus();
    } finally {
      setBusy(false);
    }
  }
  /** Enter does nothing while Verify Code is disabled, so it says why. */
  function explainEnter(event: KeyboardEvent) {
    if (isComplete || event.key !== 'Enter') return;
    event.preventDefault();
    setFound('short');
  }
  return (
    <form method="post" noValidate onSubmit={(event) => void verify(event)} className="flex flex-col gap-5">
      <div ref={frame} aria-live="polite">
        <CodeField
          label={t('code.label')}
          hint={hint}
          error={found && <Problem {...(found === 'short' ? tooShort(t, place) : explain(found.failure))} />}
          length={CODE_LENGTH}
          value={code}
          onValueChange={(digits) => {
            setCode(digits);
            if (digits !== '') setFound(undefined);
          }}
          onKeyDown={explainEnter}
          startsFocused={startsFocused}
        />
      </div>
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

function tooShort(t: AuthText, place: 'sign-in' | 'reset'): CodeProblem {
  const words = place === 'reset' ? 'code_invalid' : 'otp_invalid';
  return { title: t(`${words}.title`), text: t(words) };
}

function Problem({ title, text }: CodeProblem) {
  return (
    <>
      {title !== undefined && <strong className="block">{title}</strong>}
      <span>{text}</span>
    </>
  );
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
