import { languages, type Language } from './http/request-facts.ts';

/** A sentence in every language. */
type Row = Readonly<Record<Language, string>>;

/** Sentences by name, in groups as deep as they need. */
interface Rows {
  readonly [name: string]: Row | Rows;
}

type InOneLanguage<R> = R extends Row ? string : { readonly [Name in keyof R]: InOneLanguage<R[Name]> };

/**
 * What the server itself says: mails, SMS, papers. Each sentence stands with its languages side by side, as in the web app's `texts.ts`.
 * Answers the sentences in a person's language; English where we do not have it.
 */
export function texts<R extends Rows>(rows: R): (language: string) => InOneLanguage<R> {
  // Read key by key from the rows: the same names, each with one of its sentences.
  const all = new Map(
    languages.map((language) => [language, pick(rows, language) as InOneLanguage<R>] as const),
  );
  const english = pick(rows, 'en') as InOneLanguage<R>;
  return (language) => all.get(languages.find((known) => known === language) ?? 'en') ?? english;
}

function isRow(value: Row | Rows): value is Row {
  return typeof value['en'] === 'string';
}

function pick(rows: Rows, language: Language): object {
  return Object.fromEntries(
    Object.entries(rows).map(([name, value]) => [
      name,
      isRow(value) ? value[language] : pick(value, language),
    ]),
  );
}

/** Puts values in place of `{name}`. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
