import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import type { Language } from '@egcr/web-kit/languages';
import { useSession } from '@egcr/web-kit/session-state';
import { useTheme, type ThemeChoice } from '@egcr/web-kit/theme';
import { useEffect, useEffectEvent } from 'react';

import type { SavedPreferences } from '../contract/index.ts';
import { changedElsewhere, isTaken, noteTaken } from './local-preferences.ts';
import { useSavedPreferences } from './queries.ts';
import { usePreferences, useTakeOver } from './use-preferences.ts';

interface Seen {
  readonly saved: SavedPreferences | undefined;
  readonly userId: string | undefined;
  readonly theme: ThemeChoice;
  readonly shown: Language;
}

/** Brings what was chosen in another browser here, and saves what the pickers of the frame change. Shows nothing. */
export function Slot() {
  const userId = useSession((now) => now.user?.id);
  const { choice } = useTheme();
  const { language } = useLanguage();
  const { data: saved } = useSavedPreferences();
  const { change } = usePreferences();
  const takeOver = useTakeOver();
  const settle = useEffectEvent(({ saved, userId, theme, shown }: Seen) => {
    if (userId === undefined || !saved) return;
    const { saved_at, ...chosen } = saved;
    if (saved_at !== null && !isTaken({ userId, saved_at })) {
      noteTaken({ userId, saved_at });
      return takeOver(chosen);
    }
    const changed = changedElsewhere({ theme, shown });
    if (changed) change(changed);
  });
  // The account and the frame's pickers are outside this component.
  useEffect(
    () => settle({ saved, userId, theme: choice, shown: language }),
    [saved, userId, choice, language],
  );
  return null;
}
