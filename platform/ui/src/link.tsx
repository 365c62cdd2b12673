import {
  createContext,
  createElement,
  use,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';
import { variants } from './variants.ts';

export type AnchorProps = ComponentProps<'a'> & { readonly href: string };

function PlainAnchor({ children, ...props }: AnchorProps) {
  return <a {...props}>{children}</a>;
}

const AnchorContext = createContext<ComponentType<AnchorProps>>(PlainAnchor);

export interface LinkProviderProps {
  /** Renders every link of the design system; an app hands in a component that goes through its router. */
  readonly anchor: ComponentType<AnchorProps>;
  readonly children: ReactNode;
}

/** Lets an app put its router behind every link without the design system knowing one. */
export function LinkProvider({ anchor, children }: LinkProviderProps) {
  return <AnchorContext value={anchor}>{children}</AnchorContext>;
}

/** An unstyled link that goes through the app's router; the base of every other link. */
export function Anchor(props: AnchorProps) {
  return createElement(use(AnchorContext), props);
}

const linkClass = variants('rounded-sm underline-offset-4 transition-colors', {
  look: {
    text: 'text-brand-text underline decoration-line-strong hover:decoration-current hover:decoration-2',
    quiet: 'text-ink hover:text-brand-text hover:underline',
    standalone:
      'inline-flex min-h-11 items-center gap-1.5 font-medium wrap-anywhere text-brand-text hover:underline',
  },
});

export interface LinkProps extends AnchorProps {
  /** `text` inside a sentence, `quiet` in lists and footers, `standalone` alone on its line (44 px high). */
  readonly look?: 'text' | 'quiet' | 'standalone';
}

/** A link in the house's ink. */
export function Link({ look = 'text', className, ...props }: LinkProps) {
  return <Anchor {...props} className={linkClass({ look }, className)} />;
}
