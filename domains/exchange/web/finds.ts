import { screensToFind, type Finder } from '@egcr/web-kit/finds';

export const finds: Finder = screensToFind(['wallet-convert']);
