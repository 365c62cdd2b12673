import type { Places } from '@egcr/web-kit/navigation';
import type { Screens } from '@egcr/web-kit/web-domain';
import { FileText } from 'lucide-react';

export const screens = {
  'wallet-statements': () => import('./statements-screen.tsx'),
} satisfies Screens;

export const places = {
  'wallet-statements': { group: 'money', at: 61, Icon: FileText },
} satisfies Places;
