import type { KeptInBrowser } from '@egcr/web-kit/browser-storage';

export const keeps: readonly KeptInBrowser[] = [{ key: 'egcr.wallet.*', place: 'tab', reason: 'started' }];
