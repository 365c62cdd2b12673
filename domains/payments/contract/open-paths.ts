/** Where everyone reads what is to be paid, for pages that come without the schemas of calls. */
export const payPaths = { link: '/api/v1/pay/:link', checkout: '/api/v1/checkout/:session' } as const;
