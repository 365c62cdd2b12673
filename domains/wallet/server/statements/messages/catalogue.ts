import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { de } from './de.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import { zh } from './zh.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { ar } from './ar.ts';
import type { StatementMessages } from './types.ts';

const catalogues: Readonly<Record<string, StatementMessages>> = { en, es, fr, de, it, pt, zh, ja, ko, ar };

/** The words in a language; English where we do not speak it. */
export function statementMessages(language: string): StatementMessages {
  return catalogues[language] ?? en;
}

/** Fills `{name}` with what it stands for. */
export function filled(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
