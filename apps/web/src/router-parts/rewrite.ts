/** Stands in for the router's rewriting of addresses: ours are what they are, and the product stands at the root of its host. */
export function executeRewriteInput(_rewrite: undefined, url: URL): URL {
  return url;
}

export { executeRewriteInput as executeRewriteOutput };

// Named by the router's index, used by nobody here.
export const composeRewrites = undefined;
export const rewriteBasepath = undefined;
