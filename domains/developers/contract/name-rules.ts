import { isSafeText } from '@egcr/wallet/contract';

import { NAME_MAX_LENGTH } from './limits.ts';

/** Why the name of a key is refused; undefined where it is fine. Length is counted in code points, after trimming. */
export function nameIssue(name: string): 'required' | 'too_long' | 'characters' | undefined {
  if (!isSafeText(name)) return 'characters';
  const length = Array.from(name.trim()).length;
  if (length === 0) return 'required';
  return length > NAME_MAX_LENGTH ? 'too_long' : undefined;
}
