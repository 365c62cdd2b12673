import type { KeptInBrowser } from '@egcr/web-kit/browser-storage';

import { ACTING_KEY } from './acting/acting-key.ts';

export const keeps: readonly KeptInBrowser[] = [{ key: ACTING_KEY, place: 'tab', reason: 'visit' }];
