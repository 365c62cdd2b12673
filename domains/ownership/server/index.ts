import { handleFile, handlePrepared, type ServerDomain } from '@egcr/server-kit/domain';

import { checkBodsCall, exportBodsCall } from '../contract/endpoints.ts';
import { checkBods, readBods } from './check-bods.ts';
import { exportBods } from './export-bods.ts';
import type { OwnershipParts } from './parts.ts';

/** Owners of businesses as statements of a standard, out and in. */
export function createOwnership(parts: OwnershipParts): { readonly domain: ServerDomain } {
  return {
    domain: {
      name: 'ownership',
      calls: [
        handleFile(exportBodsCall, (work, input) => exportBods(parts, work, input)),
        handlePrepared(checkBodsCall, readBods, checkBods),
      ],
    },
  };
}
