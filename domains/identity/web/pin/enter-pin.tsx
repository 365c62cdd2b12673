import { Link } from '@egcr/ui/link';
import { PinField } from '@egcr/ui/pin-field';
import { asksForPinInCall, isRefusal } from '@egcr/web-kit/call';
import { useId } from 'react';

import { PIN_LENGTH } from '../../contract/limits.ts';
import { usePinProblem } from '../security/pin-problem.ts';
import type { PinEntry } from './pin-entry.ts';
import { usePinText } from './texts.ts';

interface EnterPinProps {
  readonly entry: PinEntry;
  readonly isBusy: boolean;
  readonly startsFocused?: boolean;
}

/** The PIN, asked for beside what it confirms. The last digit sends nothing: that is the button's. */
export function EnterPin({ entry, isBusy, startsFocused = false }: EnterPinProps) {
  const t = usePinText();
  const explain = usePinProblem();
  const id = useId();
  const { failure } = entry;
  // A first question is no mistake of the person's.
  const isSaid = failure !== undefined && !asksForPinInCall(failure);
  return (
    <div aria-live="polite" className="flex flex-col items-start gap-2">
      <PinField
        id={id}
        label={t('verify.label')}
        hint={t('call.hint')}
        error={isSaid ? explain(failure) : undefined}
        length={PIN_LENGTH}
        value={entry.pin}
        onValueChange={entry.change}
        readOnly={isBusy}
        startsFocused={startsFocused}
      />
      {isRefusal(failure) && !isRefusal(failure, 'pin_format') && (
        <Link href="/pin-reset" look="standalone" className="text-sm">
          {t('verify.forgot')}
        </Link>
      )}
    </div>
  );
}
