import { call } from '@egcr/web-kit/call';
import { useSession } from '@egcr/web-kit/session-state';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';

import {
  currencies,
  fallbackLanguages,
  readCurrenciesCall,
  readLanguagesCall,
  readPreferencesCall,
  savePreferencesCall,
  type Currency,
  type OfferedLanguage,
  type Preferences,
  type SavedPreferences,
} from '../contract/index.ts';
import { noteTaken } from './local-preferences.ts';

/** What preferences ask of the server. Each throws CallRefusal for a no. */
export interface LocaleCalls {
  readonly languages: () => Promise<readonly OfferedLanguage[]>;
  readonly currencies: () => Promise<readonly Currency[]>;
  readonly read: () => Promise<SavedPreferences>;
  readonly save: (chosen: Preferences) => Promise<SavedPreferences>;
}

const LocaleCallsContext = createContext<LocaleCalls>({
  languages: async () => (await call(readLanguagesCall)).items,
  currencies: async () => (await call(readCurrenciesCall)).items,
  read: () => call(readPreferencesCall),
  save: (body) => call(savePreferencesCall, { body }),
});

/** Puts other calls under the page: its tests answer them without a server. */
export const LocaleCallsProvider = LocaleCallsContext.Provider;

const keys = { languages: ['locale', 'languages'], currencies: ['locale', 'currencies'] } as const;
const savedKey = (userId: string | undefined) => ['locale', 'preferences', userId];

/** All languages in order; ten of them where the list cannot be had, none while it is awaited. */
export function useLanguages(): readonly OfferedLanguage[] {
  const calls = use(LocaleCallsContext);
  const { data, isError } = useQuery({
    queryKey: keys.languages,
    queryFn: calls.languages,
    staleTime: Infinity,
  });
  return data ?? (isError ? fallbackLanguages : []);
}

export function useCurrencies(): readonly Currency[] {
  const calls = use(LocaleCallsContext);
  const { data } = useQuery({ queryKey: keys.currencies, queryFn: calls.currencies, staleTime: Infinity });
  return data ?? currencies;
}

/** What the signed-in person saved; nobody's is asked for when nobody is signed in. */
export function useSavedPreferences() {
  const calls = use(LocaleCallsContext);
  const userId = useSession((now) => now.user?.id);
  return useQuery({ queryKey: savedKey(userId), queryFn: calls.read, enabled: userId !== undefined });
}

/** Saves one choice after the other, so that the last one stays. */
export function useSavePreferences() {
  const calls = use(LocaleCallsContext);
  const client = useQueryClient();
  const userId = useSession((now) => now.user?.id);
  return useMutation({
    mutationFn: calls.save,
    scope: { id: 'locale.preferences' },
    onSuccess(saved) {
      // Noted first: what comes back from saving here is not news from elsewhere, and a newer choice may be on its way.
      if (userId !== undefined && saved.saved_at !== null) noteTaken({ userId, saved_at: saved.saved_at });
      client.setQueryData(savedKey(userId), saved);
    },
  });
}
