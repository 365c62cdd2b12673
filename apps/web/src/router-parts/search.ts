/** Stands in for the router's reading and writing of search parameters: ours stay the strings they are (see `router.tsx`). */
function unused(): never {
  throw new Error('the router is given its own way of reading addresses');
}

export { unused as defaultParseSearch, unused as defaultStringifySearch };
export { unused as parseSearchWith, unused as stringifySearchWith };
