/** Fetches the text in each language. */
export const common = {
  en: async () => (await import('./en.ts')).common,
  es: async () => (await import('./es.ts')).common,
  fr: async () => (await import('./fr.ts')).common,
  de: async () => (await import('./de.ts')).common,
  it: async () => (await import('./it.ts')).common,
  pt: async () => (await import('./pt.ts')).common,
  zh: async () => (await import('./zh.ts')).common,
  ja: async () => (await import('./ja.ts')).common,
  ko: async () => (await import('./ko.ts')).common,
  ar: async () => (await import('./ar.ts')).common,
} as const;
