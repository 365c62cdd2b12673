import { findAll, isTestCode, type Finding, type SourceFile } from './source-file.ts';

const MOUNT =
  /\bhandle(?:Batch|File)?\(\s*\w+,\s*(?:async )?\(((?:work|batch)(?:, input)?)\) =>\s*\w+\(([^()]*?),?\s*\),?\s*\)/g;

/** Mounts of another order that stand from before. Never add to them. */
const BEFORE = new Set([
  'domains/banking/server/rails/calls.ts',
  'domains/identity/server/create-identity.ts',
  'domains/roles/server/index.ts',
]);

/** A use case takes what it needs of others, then the work, then the input: `(parts, work, input)`. */
export function useCasesTakePartsFirst(files: readonly SourceFile[]): Finding[] {
  return files
    .filter(
      ({ path }) =>
        /^(domains|platform)\/[^/]+\/.*\.ts$/.test(path) && !isTestCode(path) && !BEFORE.has(path),
    )
    .flatMap((file) =>
      findAll(file.path, file.text, MOUNT, ([, given = '', passed = '']) => {
        const last = passed
          .replace(/\{[^{}]*\}/g, 'parts')
          .split(',')
          .map((argument) => argument.trim());
        const isInOrder = last.slice(-given.split(', ').length).join(', ') === given;
        return isInOrder && last.length <= given.split(', ').length + 1
          ? undefined
          : `a use case takes (parts, work, input), not (${last.join(', ')})`;
      }),
    );
}
