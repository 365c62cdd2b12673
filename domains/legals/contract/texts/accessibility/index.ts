/** Fetches the text in each language. */
export const accessibility = {
  en: async () => (await import('./en.ts')).text,
  es: async () => (await import('./es.ts')).text,
  fr: async () => (await import('./fr.ts')).text,
  de: async () => (await import('./de.ts')).text,
  it: async () => (await import('./it.ts')).text,
  pt: async () => (await import('./pt.ts')).text,
  zh: async () => (await import('./zh.ts')).text,
  ja: async () => (await import('./ja.ts')).text,
  ko: async () => (await import('./ko.ts')).text,
  ar: async () => (await import('./ar.ts')).text,
} as const;
