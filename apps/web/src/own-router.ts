/** What the session, the guards and links need of the router. */
export interface OwnRouter {
  readonly state: { readonly location: { readonly pathname: string; readonly searchStr: string } };
  readonly history: { readonly push: (href: string) => void; readonly replace: (href: string) => void };
  /** Judges the page again. */
  readonly invalidate: () => Promise<void>;
}
