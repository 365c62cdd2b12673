export * from './countries.ts';
export * from './currencies.ts';
export * from './endpoints.ts';
export * from './languages.ts';
export * from './limits.ts';
export * from './rules.ts';
export * from './time-zones.ts';
export {
  contrasts,
  defaultPreferences,
  motions,
  preferences,
  textSizes,
  themes,
  type Preferences,
  type SavedPreferences,
} from './shapes.ts';
export * from './events.ts';
