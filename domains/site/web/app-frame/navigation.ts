import { addresses, type ScreenName } from '../../contract/index.ts';

import type { messages } from './messages/en.ts';

export type GroupKey = Extract<keyof typeof messages, `group.${string}`>;

export interface NavigationGroup {
  readonly key: GroupKey;
  readonly screens: readonly ScreenName[];
}

/** The signed-in navigation, by what people come for. */
export const navigationGroups: readonly NavigationGroup[] = [
  { key: 'group.you', screens: ['dashboard', 'settings', 'email'] },
  {
    key: 'group.money',
    screens: [
      'wallet',
      'wallet-send',
      'wallet-add',
      'wallet-convert',
      'wallet-rates',
      'wallet-history',
      'payment-gateway',
      'credit',
      'debt',
      'capital-market',
    ],
  },
  { key: 'group.support', screens: ['job-board', 'grants', 'services-personal'] },
  {
    key: 'group.business',
    screens: [
      'businesses',
      'registration',
      'business-verification',
      'directory',
      'business-capital-market',
      'business-admin',
      'services-business',
    ],
  },
  { key: 'group.public', screens: ['services', 'services-government', 'services-ngo', 'business-reserve'] },
  { key: 'group.tools', screens: ['ai-agents', 'business-ai-agents'] },
];

export interface NavigationEntry {
  readonly screen: ScreenName;
  readonly href: string;
  readonly isOpen: boolean;
}

/** The entry of a screen; its address has no parameters. */
export function entryOf(screen: ScreenName): NavigationEntry {
  const address = addresses.find((each) => each.screen === screen);
  if (!address) throw new Error(`no address leads to ${screen}`);
  return { screen, href: address.path, isOpen: address.isOpen };
}

/** The groups with only what is open, or only what is not; groups without entries are left out. */
export function groupsThatAre(
  state: 'open' | 'not_open',
): readonly { readonly key: GroupKey; readonly entries: readonly NavigationEntry[] }[] {
  return navigationGroups
    .map(({ key, screens }) => ({
      key,
      entries: screens.map(entryOf).filter(({ isOpen }) => isOpen === (state === 'open')),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** The three places a phone's bottom bar leads to; the fourth opens everything. */
export const barScreens: readonly ScreenName[] = ['dashboard', 'wallet', 'wallet-send'];
