import { THEME_STORAGE_KEY } from '@egcr/web-kit/theme';
import { REGION_STORAGE_KEY, TIME_ZONE_STORAGE_KEY } from '@egcr/web-kit/languages';
import { writeStored } from '@egcr/web-kit/stored';

import { defaultPreferences, type Preferences } from '../contract/index.ts';

/** Keys that `first-paint.js` reads before the page is drawn. */
const looks = { motion: 'motion', contrast: 'contrast', text_size: 'text-size' } as const;

/** Puts motion, contrast and text size on the page, and keeps them and the place in this browser. */
export function applyLooks(chosen: Preferences): void {
  const root = document.documentElement;
  for (const [name, key] of Object.entries(looks) as [keyof typeof looks, string][]) {
    const value = chosen[name];
    writeStored(key, value === defaultPreferences[name] ? null : value);
    root.setAttribute(`data-${key}`, isContrastWished(name, value) ? 'more' : value);
  }
  writeStored(THEME_STORAGE_KEY, chosen.theme === 'system' ? null : chosen.theme);
  const isPlaceChosen = !isDefaultPlace(chosen.location);
  writeStored(REGION_STORAGE_KEY, isPlaceChosen ? chosen.location.country_code : null);
  writeStored(TIME_ZONE_STORAGE_KEY, isPlaceChosen ? chosen.location.timezone : null);
}

function isContrastWished(name: keyof typeof looks, value: string): boolean {
  return name === 'contrast' && value === 'system' && matchMedia('(prefers-contrast: more)').matches;
}

/** The person who has not said where they are keeps the dates and clock of their browser. */
export function isDefaultPlace({ country_code, city, timezone }: Preferences['location']): boolean {
  const { location } = defaultPreferences;
  return country_code === location.country_code && city === location.city && timezone === location.timezone;
}
