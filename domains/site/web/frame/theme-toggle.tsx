import { IconButton } from '@egcr/ui/icon-button';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { themeChoices, useTheme, type ThemeChoice } from '@egcr/web-kit/theme';
import { Monitor, Moon, Sun, type LucideIcon } from 'lucide-react';

import { frameTexts } from './texts.ts';

const icons: Readonly<Record<ThemeChoice, LucideIcon>> = { system: Monitor, light: Sun, dark: Moon };

/** Goes round: the system's theme, light, dark. */
export function ThemeToggle() {
  const t = useText(frameTexts);
  const { choice, choose } = useTheme();
  const Icon = icons[choice];
  const next = themeChoices[(themeChoices.indexOf(choice) + 1) % themeChoices.length] ?? 'system';
  return (
    <IconButton
      label={t('theme.label', { theme: t(`theme.${choice}`) })}
      icon={<Icon aria-hidden className="size-5" />}
      onClick={() => choose(next)}
    />
  );
}
