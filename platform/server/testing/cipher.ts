import { deriveDataKeys, readDataKeys } from '../src/data/data-keys.ts';
import { createFieldCipher } from '../src/data/field-encryption.ts';

/** The same for all tests: several of their servers may meet on one database. */
export const testCipher = createFieldCipher(readDataKeys(deriveDataKeys('tests')));
