/** Where a role counts: everywhere, or in one country, programme, business or queue. */
export const scopeKinds = ['global', 'country', 'programme', 'business', 'queue'] as const;
export type ScopeKind = (typeof scopeKinds)[number];

export interface Scope {
  readonly kind: ScopeKind;
  /** Which one; empty for `global`. */
  readonly id: string;
}

export const everywhere: Scope = { kind: 'global', id: '' };
