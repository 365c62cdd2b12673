import { Button } from '@egcr/ui/button';
import { Link } from '@egcr/ui/link';
import { PinField } from '@egcr/ui/pin-field';
import { useState, type FormEvent } from 'react';

import { PIN_LENGTH, pinIssue } from '../../contract/index.ts';
import { usePinText } from '../pin/texts.ts';
import { useSecurityText } from './texts.ts';
import { usePinProblem } from './pin-problem.ts';
import { useSecurityCalls } from './security-calls.ts';

/** Asks for the PIN and has the server check it. */
export function PinStep({ onDone }: { readonly onDone: () => void }) {
  const t = useSecurityText();
  const pinText = usePinText();
  const calls = useSecurityCalls();
  const explain = usePinProblem();
  const [pin, setPin] = useState('');
  const [found, setFound] = useState<'short' | { readonly failure: unknown }>();
  const [isBusy, setBusy] = useState(false);
  async function check(given: string) {
    if (isBusy) return;
    if (pinIssue(given) === 'pin_format') return setFound('short');
    setBusy(true);
    setFound(undefined);
    try {
      await calls.verifyPin(given);
      onDone();
    } catch (failure) {
      setFound({ failure });
      setPin('');
      setBusy(false);
    }
  }
  const problem = found === 'short' ? pinText('issue.pin_format') : found && explain(found.failure);
  function submit(event: FormEvent) {
    event.preventDefault();
    // The dialog may stand inside another form's tree.
    event.stopPropagation();
    void check(pin);
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <div aria-live="polite">
        <PinField
          label={pinText('verify.label')}
          hint={pinText('verify.hint')}
          error={problem}
          length={PIN_LENGTH}
          value={pin}
          onValueChange={(value) => {
            setPin(value);
            if (value !== '') setFound(undefined);
          }}
          onComplete={(value) => void check(value)}
          readOnly={isBusy}
        />
      </div>
      <Button type="submit" width="full" busy={isBusy}>
        {t('step.pin.submit')}
      </Button>
      <Link href="/pin-reset" look="standalone" className="mx-auto text-sm">
        {pinText('verify.forgot')}
      </Link>
    </form>
  );
}
