import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { pt } from './pt.ts';
import type { IdentityMessages } from './types.ts';
import { zh } from './zh.ts';

const catalogue: Readonly<Record<string, IdentityMessages>> = { en, es, fr, de, it, pt, zh, ja, ko, ar };

/** The sentences in a person's language; English where we do not have it. */
export function messagesIn(language: string): IdentityMessages {
  return catalogue[language] ?? en;
}

/** Puts values in place of `{name}`. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
