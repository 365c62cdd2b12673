import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';

import { currencyCodes } from './currencies.ts';
import { offeredLanguages } from './languages.ts';
import { cityIssue, isCountry, isTimeZone } from './rules.ts';

export const themes = ['system', 'light', 'dark'] as const;
export const motions = ['system', 'reduced', 'full'] as const;
export const contrasts = ['system', 'standard', 'more'] as const;
export const textSizes = ['standard', 'large', 'largest'] as const;

const city = z.string().check(
  z.check((context) => {
    const issue = cityIssue(context.value);
    if (issue !== undefined) context.issues.push({ code: 'custom', message: issue, input: context.value });
  }),
  z.trim(),
);

/** How a person wants to be spoken to. */
export const preferences = z.strictObject({
  currency: z.enum(currencyCodes),
  language: z.enum(offeredLanguages.map(({ code }) => code)),
  location: z.strictObject({
    country_code: z.string().check(z.refine(isCountry, 'country_unknown')),
    city,
    timezone: z.string().check(z.refine(isTimeZone, 'timezone_unknown')),
  }),
  theme: z.enum(themes),
  motion: z.enum(motions),
  contrast: z.enum(contrasts),
  text_size: z.enum(textSizes),
});

export type Preferences = z.output<typeof preferences>;

/** What holds until a person has chosen. */
export const defaultPreferences: Preferences = {
  currency: 'JVD',
  language: 'en',
  location: { country_code: 'US', city: 'New York', timezone: 'America/New_York' },
  theme: 'system',
  motion: 'system',
  contrast: 'system',
  text_size: 'standard',
};

/** `saved_at` is null while they are only the defaults. */
export const savedPreferences = z.object({
  ...preferences.shape,
  saved_at: z.nullable(instant),
});

export type SavedPreferences = z.output<typeof savedPreferences>;

export const offeredLanguage = z.object({
  code: z.string(),
  name: z.string(),
  native_name: z.string(),
  country_codes: z.array(z.string()),
  rtl: z.boolean(),
});

export const offeredCurrency = z.object({
  code: z.string(),
  name: z.string(),
  symbol: z.string(),
  native_name: z.string(),
  country_codes: z.array(z.string()),
});
