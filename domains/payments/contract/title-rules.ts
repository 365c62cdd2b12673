import { isSafeText } from '@egcr/wallet/contract';

import { TITLE_MAX_LENGTH } from './limits.ts';

/** Spaces, joiners and letters that fonts draw as nothing. */
const UNSEEN = /[\p{Z}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/gu;

/** Why the name of what is sold is refused; undefined where it is fine. Length is counted in code points, after trimming. */
export function titleIssue(title: string): 'required' | 'too_long' | 'characters' | undefined {
  if (!isSafeText(title)) return 'characters';
  if (title.replace(UNSEEN, '') === '') return 'required';
  const length = Array.from(title.trim()).length;
  return length > TITLE_MAX_LENGTH ? 'too_long' : undefined;
}
