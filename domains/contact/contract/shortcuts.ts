import type { Shortcut } from '@egcr/contract/shortcut';

export const contactShortcuts: readonly Shortcut[] = [{ screen: 'contact', at: 30 }];
