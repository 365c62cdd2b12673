import { handle, type ServerDomain } from '@egcr/server-kit/domain';

import {
  currencies,
  offeredLanguages,
  readCurrenciesCall,
  readLanguagesCall,
  readPreferencesCall,
  savePreferencesCall,
} from '../contract/index.ts';
import { forgetPreferences, readPreferences, savePreferences } from './preferences.ts';

/** Languages, currencies, and what each person prefers. */
export const localeDomain: ServerDomain = {
  name: 'locale',
  calls: [
    handle(readLanguagesCall, async () => ({
      items: offeredLanguages.map((each) => ({ ...each, country_codes: [...each.country_codes] })),
    })),
    handle(readCurrenciesCall, async () => ({
      items: currencies.map((each) => ({ ...each, country_codes: [...each.country_codes] })),
    })),
    handle(readPreferencesCall, readPreferences),
    handle(savePreferencesCall, savePreferences),
  ],
  listeners: forgetPreferences,
};
