import type { KeptInBrowser } from '@egcr/web-kit/browser-storage';

export const keeps: readonly KeptInBrowser[] = [
  { key: 'motion', place: 'local', reason: 'looks' },
  { key: 'contrast', place: 'local', reason: 'looks' },
  { key: 'text-size', place: 'local', reason: 'looks' },
  { key: 'preferences', place: 'local', reason: 'looks' },
  { key: 'preferences-taken', place: 'local', reason: 'looks' },
  { key: 'session_id', place: 'tab', reason: 'visit' },
];
