import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { useSession } from '@egcr/web-kit/session-state';
import { useTheme } from '@egcr/web-kit/theme';
import { useCallback, useSyncExternalStore } from 'react';

import type { Preferences } from '../contract/index.ts';
import { applyLooks } from './appearance.ts';
import { keepLocally, localPreferences, onLocalPreferences, visitId } from './local-preferences.ts';
import { useSavedPreferences, useSavePreferences } from './queries.ts';

export interface PreferencesState {
  readonly preferences: Preferences;
  /** What the account holds is still being read. */
  readonly loading: boolean;
  readonly sessionId: string;
  /** Takes effect and is kept here at once; signed in, it is saved with the account too. */
  readonly change: (part: Partial<Preferences>) => void;
  readonly saving: 'idle' | 'busy' | 'saved' | 'failed';
  readonly failure: unknown;
}

/** Puts choices into effect on this page and keeps them in this browser. */
export function useTakeOver(): (chosen: Preferences) => void {
  const { choose } = useLanguage();
  const { choose: chooseTheme } = useTheme();
  return useCallback(
    (chosen) => {
      keepLocally(chosen);
      applyLooks(chosen);
      chooseTheme(chosen.theme);
      // Also where it is the same: the place is taken over by choosing again.
      choose(chosen.language);
    },
    [choose, chooseTheme],
  );
}

/** A person's preferences, and how to change them. */
export function usePreferences(): PreferencesState {
  const preferences = useSyncExternalStore(onLocalPreferences, localPreferences, localPreferences);
  const userId = useSession((now) => now.user?.id);
  const takeOver = useTakeOver();
  const reading = useSavedPreferences();
  const save = useSavePreferences();
  const { mutate } = save;
  const change = useCallback(
    (part: Partial<Preferences>) => {
      const chosen = { ...localPreferences(), ...part };
      takeOver(chosen);
      if (userId !== undefined) mutate(chosen);
    },
    [mutate, takeOver, userId],
  );
  return {
    preferences,
    loading: reading.isLoading,
    sessionId: visitId(),
    change,
    saving: save.isPending ? 'busy' : save.isError ? 'failed' : save.isSuccess ? 'saved' : 'idle',
    failure: save.error,
  };
}
