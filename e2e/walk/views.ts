import { settingsOf, type Look } from '../fixtures.ts';

/** How a walk looks at the pages. */
export interface View {
  readonly title: string;
  readonly language: string;
  readonly device: Look['device'];
  readonly theme: 'light' | 'dark';
  /** One of the views whose layout is kept (layout.ts) and whose stops and links are tried. */
  readonly isMain: boolean;
}

function view(language: string, device: View['device'], theme: View['theme'], isMain = false): View {
  return { title: `in ${language} on a ${device}, ${theme}`, language, device, theme, isMain };
}

/** Both directions on both devices in both themes. */
export const mainViews: readonly View[] = [
  view('en', 'desktop', 'light', true),
  view('ar', 'phone', 'dark', true),
  view('en', 'phone', 'dark', true),
  view('ar', 'desktop', 'light', true),
];

/** The other languages, where words are longest on the narrower device. */
export const otherViews: readonly View[] = [
  view('de', 'desktop', 'dark'),
  view('ja', 'phone', 'light'),
  view('fr', 'phone', 'dark'),
  view('es', 'phone', 'light'),
  view('pt', 'phone', 'dark'),
  view('zh', 'desktop', 'light'),
  view('it', 'phone', 'light'),
  view('ko', 'phone', 'dark'),
];

const LOCALES: Readonly<Record<string, string>> = { en: 'en-GB', ar: 'ar-EG' };

/** Browser settings of a view, for `test.use(...)`. */
export function browserOf({ title, language, device, theme }: View) {
  return {
    ...settingsOf({ title, language: 'en', device }),
    locale: LOCALES[language] ?? language,
    colorScheme: theme,
  };
}
