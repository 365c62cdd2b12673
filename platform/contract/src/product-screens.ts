import { matchScreen, type NameOf, type Screen } from './screen.ts';

/** The web app adds its merged list here as `rows`, so that only names of screens compile. */
export interface ProductScreens {
  readonly any: Screen;
}

/** A domain that puts a section on a screen adds its name here, beside the section: `'settings.security': true`. */
export interface ProductSections {}

/** The names of the sections on that screen; any text where it has none. */
export type SectionOf<Name extends string> = Name extends string
  ? Extract<keyof ProductSections, `${Name}.${string}`> extends infer Key
    ? [Key] extends [never]
      ? string
      : Key extends `${Name}.${infer Section}`
        ? Section
        : never
    : never
  : never;

/** The name of any section of the product. */
export type SectionName = keyof ProductSections extends `${string}.${infer Section}` ? Section : never;

/** The name of any screen of the product. */
export type ScreenName = ProductScreens extends { readonly rows: infer Row extends Screen }
  ? NameOf<Row>
  : NameOf<ProductScreens['any']>;

type NamedScreen = Screen<ScreenName>;

let known: readonly NamedScreen[] | undefined;

/** Called once by each app with the rows of all its domains, before anything is asked. */
export function connectScreens(screens: readonly Screen[]): void {
  // The app's list gives the names their type.
  known = screens as readonly NamedScreen[];
}

/** Every address of the product. */
export function productScreens(): readonly NamedScreen[] {
  if (!known) throw new Error('no app has said which screens there are');
  return known;
}

/** The screen at that path; undefined where there is none. */
export function screenAt(pathname: string): NamedScreen | undefined {
  return matchScreen(productScreens(), pathname)?.screen;
}

/** The screen of that name, at the first address that leads to it. */
export function screenOf(name: ScreenName): NamedScreen {
  const found = productScreens().find((screen) => screen.name === name);
  if (!found) throw new Error(`no address leads to ${name}`);
  return found;
}

/** The address of a screen of any domain: `hrefOf('auth', { mode: 'signup' })`. Only names of screens, and of their sections, compile. */
export function hrefOf<Name extends ScreenName>(
  name: Name,
  query?: Readonly<Record<string, string>> & { readonly section?: SectionOf<Name> },
): string {
  const { path } = screenOf(name);
  return query ? `${path}?${new URLSearchParams(query).toString()}` : path;
}
