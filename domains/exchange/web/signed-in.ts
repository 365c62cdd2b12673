import type { Places } from '@egcr/web-kit/navigation';
import type { Screens } from '@egcr/web-kit/web-domain';
import { ArrowLeftRight } from 'lucide-react';

/** The screens of conversions, each fetched when it is visited. */
export const screens = {
  'wallet-convert': () => import('./convert-screen.tsx'),
  'wallet-conversion': () => import('./conversion-screen.tsx'),
} satisfies Screens;

export const places = {
  'wallet-convert': { group: 'money', at: 56, Icon: ArrowLeftRight, keys: 'g c' },
} satisfies Places;

export const loadFinds = () => import('./finds.ts');
