import { useLanguage } from '@egcr/web-kit/i18n.tsx';
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
  readonly language: string;
}

/** Brings what was chosen in another browser here, and saves what the pickers of the frame change. Shows nothing. */
export function Slot() {
  const userId = useSession((now) => now.user?.id);
  const { choice } = useTheme();
  const { chosen } = useLanguage();
  const { data: saved } = useSavedPreferences();
  const { change } = usePreferences();
  const takeOver = useTakeOver();
  const settle = useEffectEvent(({ saved, userId, theme, language }: Seen) => {
    if (userId === undefined || !saved) return;
    const { saved_at, ...preferences } = saved;
    if (saved_at !== null && !isTaken({ userId, saved_at })) {
      noteTaken({ userId, saved_at });
      return takeOver(preferences);
    }
    const changed = changedElsewhere({ theme, language });
    if (changed) change(changed);
  });
  // The account and the frame's pickers are outside this component.
  useEffect(
    () => settle({ saved, userId, theme: choice, language: chosen }),
    [saved, userId, choice, chosen],
  );
  return null;
}
