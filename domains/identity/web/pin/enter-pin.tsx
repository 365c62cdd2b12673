import { Link } from '@egcr/ui/link';
import { PinField } from '@egcr/ui/pin-field';
import { asksForPinInCall, call, CallRefusal, isRefusal } from '@egcr/web-kit/call';
import { useEffect, useEffectEvent, useId } from 'react';

import { readPinCall } from '../../contract/index.ts';
import { PIN_LENGTH } from '../../contract/limits.ts';
import { usePinProblem } from '../security/pin-problem.ts';
import type { PinStatus } from './pin-calls.ts';
import type { PinEntry } from './pin-entry.ts';
import { usePinText } from './texts.ts';

interface EnterPinProps {
  readonly entry: PinEntry;
  readonly isBusy: boolean;
}

/** The PIN, asked for beside what it confirms. The last digit sends nothing: that is the button's. */
export function EnterPin({ entry, isBusy }: EnterPinProps) {
  const t = usePinText();
  const explain = usePinProblem();
  const id = useId();
  useStandingLock(entry);
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
      />
      {isRefusal(failure) && !isRefusal(failure, 'pin_format') && (
        <Link href="/pin-reset" look="standalone" className="text-sm">
          {t('verify.forgot')}
        </Link>
      )}
    </div>
  );
}

/** A lock outlives the page: it is said before anybody enters a PIN that would be refused. */
function useStandingLock({ meet }: PinEntry): void {
  const begin = useEffectEvent(async () => {
    // What cannot be read now is said at the press.
    const lock = await call(readPinCall).then(lockIn, () => undefined);
    if (lock) meet(lock);
  });
  // The server knows of the lock.
  useEffect(() => void begin(), []);
}

function lockIn({ locked_until, attempts_left }: PinStatus): CallRefusal | undefined {
  if (locked_until !== null)
    return new CallRefusal({ code: 'pin_locked', status: 423, members: { locked_until } });
  // No attempt is left and no lock will end: only a new PIN helps.
  return attempts_left === 0 ? new CallRefusal({ code: 'pin_reset_required', status: 403 }) : undefined;
}
