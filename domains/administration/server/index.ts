import type { ServerDomain } from '@egcr/server-kit/domain';

import { administrationScreens } from '../contract/screens.ts';

/** The page on which businesses are administered. It has no calls of its own. */
export const administrationDomain: ServerDomain = { name: 'administration', screens: administrationScreens };
