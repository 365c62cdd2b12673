import { endpoint } from '@egcr/contract/endpoint';
import * as z from 'zod/mini';

import { offeredCurrency, offeredLanguage, preferences, savedPreferences } from './shapes.ts';

const open = { access: 'public', pin: 'none', rate: 'public' } as const;
const own = { access: 'signed_in', pin: 'none' } as const;

export const readLanguagesCall = endpoint({
  name: 'locale.read_languages',
  summary: 'The languages one can choose, the most wanted first.',
  method: 'GET',
  path: '/api/v1/locale/languages',
  reply: z.object({ items: z.array(offeredLanguage) }),
  refusals: [],
  ...open,
});

export const readCurrenciesCall = endpoint({
  name: 'locale.read_currencies',
  summary: 'The currencies one can choose.',
  method: 'GET',
  path: '/api/v1/locale/currencies',
  reply: z.object({ items: z.array(offeredCurrency) }),
  refusals: [],
  ...open,
});

export const readPreferencesCall = endpoint({
  name: 'locale.read_preferences',
  summary: 'Your currency, language, location and looks; the defaults until you choose.',
  method: 'GET',
  path: '/api/v1/preferences',
  reply: savedPreferences,
  refusals: [],
  ...own,
  rate: 'read',
});

export const savePreferencesCall = endpoint({
  name: 'locale.save_preferences',
  summary: 'Saves your currency, language, location and looks.',
  method: 'PUT',
  path: '/api/v1/preferences',
  body: preferences,
  reply: savedPreferences,
  refusals: [],
  ...own,
  rate: 'write',
});
