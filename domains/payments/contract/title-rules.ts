import { isSafeText } from '@egcr/wallet/contract';

import { TITLE_MAX_LENGTH } from './limits.ts';

/** Why the name of what is sold is refused; undefined where it is fine. Length is counted in code points, after trimming. */
export function titleIssue(title: string): 'required' | 'too_long' | 'characters' | undefined {
  if (!isSafeText(title)) return 'characters';
  const length = Array.from(title.trim()).length;
  if (length === 0) return 'required';
  return length > TITLE_MAX_LENGTH ? 'too_long' : undefined;
}
