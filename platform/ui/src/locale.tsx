import { createContext, use, type ReactNode } from 'react';

const LocaleContext = createContext<string>('en');

/** Names the language in which numbers, amounts and country names are written below it (a BCP 47 tag such as `pt-BR`). */
export function LocaleProvider({
  locale,
  children,
}: {
  readonly locale: string;
  readonly children: ReactNode;
}) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

/** The BCP 47 tag of the nearest LocaleProvider. */
export function useLocale(): string {
  return use(LocaleContext);
}
