import { CommandPalette, type Command } from '@egcr/ui/command-palette';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { clearPIN, leave } from '@egcr/web-kit/session';
import { themeChoices, useTheme } from '@egcr/web-kit/theme';
import { useRouter } from '@tanstack/react-router';
import { LockKeyhole, LogOut, SunMoon } from 'lucide-react';

import { addresses, type Address } from '../../contract/index.ts';
import { titleTexts } from '../titles/messages/index.ts';
import { appFrameTexts } from './messages/index.ts';
import { iconOf } from './screen-icons.ts';

/** Every page that can be visited by its name, open ones first. */
const pages = addresses
  .filter(({ path, frame }) => (frame === 'app' || frame === 'public') && !path.includes('$'))
  .toSorted((left, right) => rank(left) - rank(right));

/** Open before not open, and what people do before what they read. */
function rank({ isOpen, frame }: Address): number {
  return (isOpen ? 0 : 2) + (frame === 'app' ? 0 : 1);
}

interface PaletteProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Pages and actions by name. */
export function Palette({ isOpen, onOpenChange }: PaletteProps) {
  const t = useText(appFrameTexts);
  const titles = useText(titleTexts);
  const router = useRouter();
  const { choose } = useTheme();
  const places: readonly Command[] = pages.map(({ path, screen, isOpen: isPageOpen }) => {
    const Icon = iconOf(screen);
    return {
      id: path,
      label: screen === 'landing' ? t('search.home') : titles(screen),
      hint: isPageOpen ? undefined : t('nav.soon'),
      icon: <Icon aria-hidden className="size-5" />,
      keywords: path,
      onSelect: () => router.history.push(path),
    };
  });
  const actions: readonly Command[] = [
    {
      id: 'lock',
      label: t('action.lock'),
      icon: <LockKeyhole aria-hidden className="size-5" />,
      onSelect: () => void clearPIN(),
    },
    ...themeChoices.map((each) => ({
      id: `theme-${each}`,
      label: t(`action.theme.${each}`),
      icon: <SunMoon aria-hidden className="size-5" />,
      onSelect: () => choose(each),
    })),
    {
      id: 'sign-out',
      label: t('account.sign-out'),
      icon: <LogOut aria-hidden className="size-5 rtl:rotate-180" />,
      onSelect: () => void leave(),
    },
  ];
  return (
    <CommandPalette
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      groups={[
        { label: t('search.pages'), commands: places },
        { label: t('search.actions'), commands: actions },
      ]}
      title={t('search.title')}
      searchLabel={t('search.placeholder')}
      emptyLabel={t('search.none')}
      closeLabel={t('search.close')}
    />
  );
}
