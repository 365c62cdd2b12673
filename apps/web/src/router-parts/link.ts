/**
 * Stands in for the router's `Link`, which every route object brings along: our links are the design system's, drawn by `RouterAnchor`.
 */
export function Link(): never {
  throw new Error('use the link of @egcr/ui');
}

export { Link as createLink, Link as linkOptions, Link as useLinkProps };
