import { CSPProvider } from '@base-ui/react/csp-provider';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import type { ReactNode } from 'react';
import { LocaleProvider } from './locale.tsx';

export interface UiProviderProps {
  /** BCP 47 tag; numbers, amounts and country names follow it. */
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  readonly children: ReactNode;
}

/** Stands once around an app: language of numbers, reading direction of popups and arrow keys, and no inline style elements (strict CSP). */
export function UiProvider({ locale, direction, children }: UiProviderProps) {
  return (
    <CSPProvider disableStyleElements>
      <DirectionProvider direction={direction}>
        <LocaleProvider locale={locale}>{children}</LocaleProvider>
      </DirectionProvider>
    </CSPProvider>
  );
}
