import manifest from '../package.json' with { type: 'json' };

/** The product's version, as its documents tell it. */
export const { version } = manifest;
