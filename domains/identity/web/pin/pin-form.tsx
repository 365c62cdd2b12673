import { Button } from '@egcr/ui/button';
import { PinField } from '@egcr/ui/pin-field';
import { useState, type FormEvent } from 'react';

import { PIN_LENGTH } from '../../contract/index.ts';
import { focusOnMount } from '../focus-on-mount.ts';
import { usePinText } from './texts.ts';
import type { PinCheck } from './use-pin-check.ts';

/** Six digits, checked as soon as the last one stands there, or by the button. */
export function PinForm({ check }: { readonly check: PinCheck }) {
  const t = usePinText();
  const [pin, setPin] = useState('');
  const isComplete = pin.length === PIN_LENGTH;
  async function tryPin(given: string) {
    if (check.isBusy) return;
    const isRight = await check.tryPin(given);
    if (!isRight) setPin('');
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isComplete) void tryPin(pin);
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <div aria-live="polite">
        <PinField
          label={t('verify.label')}
          hint={t('verify.hint')}
          error={check.problem}
          length={PIN_LENGTH}
          value={pin}
          onValueChange={(value) => {
            setPin(value);
            if (value !== '') check.forgetProblem();
          }}
          onComplete={(value) => void tryPin(value)}
          readOnly={check.isBusy}
          ref={focusOnMount}
        />
      </div>
      <Button
        type="submit"
        size="large"
        width="full"
        busy={check.isBusy}
        disabled={!isComplete}
        disabledReason={t('verify.why')}
      >
        {t('verify.submit')}
      </Button>
    </form>
  );
}
