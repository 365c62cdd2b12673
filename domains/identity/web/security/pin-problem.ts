import { isRefusal } from '@egcr/web-kit/call';
import { useFormats } from '@egcr/web-kit/formats';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';

import { setPinCall, verifyPinCall } from '../../contract/index.ts';
import { usePinText } from '../pin/texts.ts';
import { useFailureText } from './failure-text.ts';
import { useSecurityText } from './texts.ts';

/** What came of a wrong PIN, with the attempts that are left or the time of the lock. */
export function usePinProblem(): (failure: unknown) => string {
  const t = useSecurityText();
  const pin = usePinText();
  const formats = useFormats();
  const explain = useFailureText();
  const say = useSentences(
    sentences([setPinCall, verifyPinCall], {
      pin_format: pin('issue.pin_format'),
      pin_too_simple: pin('issue.pin_too_simple'),
      current_pin_required: t('failed.current_pin'),
      pin_not_set: t('failed.no_pin'),
      sign_in_again: t('failed.sign_in_again'),
      pin_reset_required: t('pin.must_reset'),
      pin_locked: ({ members: { locked_until: until } }) =>
        typeof until === 'string' ? t('pin.locked', { time: formats.recent(until) }) : t('failed.wait'),
      pin_incorrect: ({ members: { attempts_left: left } }) =>
        typeof left === 'number' && left > 0 ? pin('verify.wrong', { left }) : pin('verify.wrong.last'),
    }),
  );
  return (failure) => (isRefusal(failure) ? say.failure(failure) : explain(failure));
}
