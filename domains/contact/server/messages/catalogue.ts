import { languages, type Language } from '@egcr/server-kit/http/request-facts';

import { asian } from './asian.ts';
import { european } from './european.ts';
import type { ContactMailTexts } from './types.ts';

const texts: Readonly<Record<Language, ContactMailTexts>> = { ...european, ...asian };

/** What mails of contact say, in the reader's language. */
export function mailTexts(language: string): ContactMailTexts {
  return texts[languages.find((known) => known === language) ?? 'en'];
}

export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
