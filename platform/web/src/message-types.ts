/**
 * Types that read a message: `{name}` asks for a word or number, `{count, plural, one {# file} other {# files}}` for a number.
 * Branches of a plural may hold `{name}` again, but no further plural.
 */
type Blank = ' ' | '\n';
type TrimStart<S extends string> = S extends `${Blank}${infer Rest}` ? TrimStart<Rest> : S;

/** Reads one branch up to its closing brace: [what follows, names found]. */
type Branch<S extends string, Found extends string> = S extends `${infer Body}}${infer Rest}`
  ? Body extends `${string}{${infer Name}`
    ? Branch<Rest, Found | `word:${Name}`>
    : [Rest, Found]
  : ['', Found];

/** Reads the branches of a plural up to its closing brace. */
type Branches<S extends string, Found extends string> =
  TrimStart<S> extends `}${infer Rest}`
    ? [Rest, Found]
    : TrimStart<S> extends `${string}{${infer Body}`
      ? Branch<Body, Found> extends [infer Rest extends string, infer More extends string]
        ? Branches<Rest, More>
        : never
      : ['', Found];

type Names<S extends string, Found extends string = never> = S extends `${string}{${infer Inside}`
  ? Inside extends `${infer Head}}${infer Rest}`
    ? Head extends `${infer Name}, plural,${string}`
      ? Inside extends `${Name}, plural,${infer Body}`
        ? Branches<Body, Found | `number:${Name}`> extends [
            infer After extends string,
            infer More extends string,
          ]
          ? Names<After, More>
          : never
        : never
      : Names<Rest, Found | `word:${Head}`>
    : Found
  : Found;

type NumberNames<Marked extends string> = Marked extends `number:${infer Name}` ? Name : never;
type WordNames<Marked extends string> = Marked extends `word:${infer Name}` ? Name : never;

/** The arguments a message asks for: `{}` for a plain one. */
export type MessageArguments<S extends string> = {
  readonly [Name in NumberNames<Names<S>>]: number;
} & {
  readonly [Name in Exclude<WordNames<Names<S>>, NumberNames<Names<S>>>]: string | number;
};

/** Nothing for a plain message, one object otherwise. */
export type MessageInput<S extends string> = [Names<S>] extends [never] ? [] : [values: MessageArguments<S>];

export type Messages = Readonly<Record<string, string>>;

/** The same keys in another language: a missing or a surplus key is a type error. */
export type Translation<M extends Messages> = { readonly [Key in keyof M]: string };

/** Writes a message of one catalogue in the reader's language: `t('greeting', { name })`. */
export type Text<M extends Messages> = <Key extends keyof M & string>(
  key: Key,
  ...values: MessageInput<M[Key]>
) => string;

/** The keys of messages that ask for nothing: for labels kept in tables. */
export type PlainKey<M extends Messages> = {
  [Key in keyof M & string]: [Names<M[Key]>] extends [never] ? Key : never;
}[keyof M & string];
