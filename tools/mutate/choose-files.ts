import { isCode, isTestCode, type SourceFile } from '../tidy/source-file.ts';

interface Choice {
  /** The domain's. */
  readonly folder: string;
  /** Files and folders, from the root of the repository or of the domain; none stands for all. */
  readonly wanted: readonly string[];
  /** Only these, where it is known what changed. */
  readonly changed: readonly string[] | undefined;
}

/** The files of a domain in which faults are planted: what runs in the product, without the sentences. */
export function chooseFiles(
  files: readonly SourceFile[],
  { folder, wanted, changed }: Choice,
): readonly SourceFile[] {
  const isWanted = (path: string): boolean =>
    wanted.length === 0 || wanted.some((part) => path.startsWith(part) || path.startsWith(folder + part));
  return files.filter((file) => {
    const { path } = file;
    if (!path.startsWith(folder) || !isWanted(path) || changed?.includes(path) === false) return false;
    return path.endsWith('.sql') || (isCode(file) && !isTestCode(path) && !path.includes('/messages/'));
  });
}
