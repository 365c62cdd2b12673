import { useEffect, useState } from 'react';

import type { IsAssignable } from './form-schemas.ts';

let loaded: IsAssignable | undefined;

/** Every country's rule for its numbers, the same as the server's, fetched when the phone is chosen; until then any number in international form passes here, and the server decides. */
export function usePhoneRule(isWanted: boolean): IsAssignable {
  const [rule, setRule] = useState<IsAssignable | undefined>(() => loaded);
  // The rules are fetched from outside React.
  useEffect(() => {
    if (!isWanted || rule) return undefined;
    let isGone = false;
    void import('../../contract/phone-number.ts').then(({ isPossiblePhone }) => {
      loaded = isPossiblePhone;
      if (!isGone) setRule(() => loaded);
    });
    return () => {
      isGone = true;
    };
  }, [isWanted, rule]);
  return rule ?? acceptAll;
}

const acceptAll: IsAssignable = () => true;
