import { isRefusal } from '@egcr/web-kit/call';
import { useFormats } from '@egcr/web-kit/formats';

import { usePinText } from '../pin/messages/index.ts';
import { useFailureText } from './failure-text.ts';
import { useSecurityText } from './messages/index.ts';

/** What came of a wrong PIN, with the attempts that are left or the time of the lock. */
export function usePinProblem(): (failure: unknown) => string {
  const t = useSecurityText();
  const pin = usePinText();
  const formats = useFormats();
  const explain = useFailureText();
  return (failure) => {
    if (isRefusal(failure, 'pin_format')) return pin('issue.pin_format');
    if (isRefusal(failure, 'pin_too_simple')) return pin('issue.pin_too_simple');
    if (isRefusal(failure, 'pin_reset_required')) return t('pin.must_reset');
    if (isRefusal(failure, 'pin_locked')) {
      const until = failure.members['locked_until'];
      return typeof until === 'string' ? t('pin.locked', { time: formats.recent(until) }) : explain(failure);
    }
    if (!isRefusal(failure, 'pin_incorrect')) return explain(failure);
    const left = failure.members['attempts_left'];
    return typeof left === 'number' && left > 0 ? pin('verify.wrong', { left }) : pin('verify.wrong.last');
  };
}
